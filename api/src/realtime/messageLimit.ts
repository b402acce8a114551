const MOST_MESSAGES = 300;
const WINDOW_MS = 10_000;

/** Of one connection. A page that comes back sends one message for each of its channels. */
export function createMessageLimit(now = () => performance.now()): () => boolean {
  let since = now();
  let count = 0;
  return () => {
    if (now() - since > WINDOW_MS) {
      since = now();
      count = 0;
    }
    return ++count <= MOST_MESSAGES;
  };
}
