import { TimedOut, withTimeout } from './withTimeout.ts';

/** Timeout of one attempt, in milliseconds. */
export const LOAD_TIMEOUT_MS = 8000;

/** Average delay before the retry, in milliseconds: enough for a restart behind a load balancer. */
const RETRY_DELAY_MS = 400;

/** Jitter, so that pages that failed together do not retry together. */
const retryDelay = (): number => RETRY_DELAY_MS * (0.5 + Math.random());

/** An attempt; its signal aborts at the timeout. */
export type Attempt<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Runs the first attempt, retries it once, then runs each further attempt. The retry recovers from an error response.
 * A timeout goes on to the next attempt at once: the user has waited, and a pending import stays pending for its URL.
 */
export async function tryInOrder<T>(
  attempts: Attempt<T>[],
  timeout = LOAD_TIMEOUT_MS,
  delay = retryDelay(),
): Promise<T> {
  let last: unknown = new Error('There is no URL to load from.');
  for (const [index, attempt] of attempts.entries()) {
    const tries = index === 0 ? 2 : 1;
    for (let count = 1; count <= tries; count++) {
      const deadline = new AbortController();
      try {
        return await withTimeout(attempt(deadline.signal), timeout);
      } catch (error) {
        last = error;
        deadline.abort();
        if (error instanceof TimedOut) break;
        if (count < tries) await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  }
  throw last;
}
