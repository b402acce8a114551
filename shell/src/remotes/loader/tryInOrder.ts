import { TimedOut, withTimeout } from './withTimeout.ts';

/** Milliseconds to wait for the files of a remote before another address is tried. */
export const LOAD_TIMEOUT_MS = 8000;

/** Milliseconds before the plain second try, about, which is enough for a restart behind a balancer. */
const PAUSE_MS = 400;

/** Half to one and a half of the pause: pages that failed together shall not come back together. */
const aboutPause = (): number => PAUSE_MS * (0.5 + Math.random());

export type Attempt<T> = () => Promise<T>;

/**
 * Tries the first address, once more plainly, then each further address. A plain second try recovers from an error
 * answer; an import that hangs stays hung under its address, so after a timeout the next address is taken at once.
 */
export async function tryInOrder<T>(
  attempts: Attempt<T>[],
  timeout = LOAD_TIMEOUT_MS,
  pause = aboutPause(),
): Promise<T> {
  let last: unknown = new Error('There is no address to load from.');
  for (const [index, attempt] of attempts.entries()) {
    const tries = index === 0 ? 2 : 1;
    for (let count = 1; count <= tries; count++) {
      try {
        return await withTimeout(attempt(), timeout);
      } catch (error) {
        last = error;
        if (error instanceof TimedOut) break;
        if (count < tries) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
  throw last;
}
