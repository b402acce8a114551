const MOST_MESSAGES = 300;
const WINDOW_MS = 10_000;

/** Of one connection. A page that comes back sends one message for each of its channels. */
export function createMessageLimit(): () => boolean {
  let since = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > WINDOW_MS) {
      since = now;
      count = 0;
    }
    return ++count <= MOST_MESSAGES;
  };
}
