const MOST_MESSAGES = 300;
const WINDOW_MS = 10_000;

/** Message rate limit per connection. A page that reconnects sends one message per channel. */
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
