const MOST_ATTEMPTS = 10;
const LONGEST_PAUSE_MINUTES = 6 * 60;

/** Returns the delay in minutes after the nth failure: 1, 2, 4 … six hours. Undefined: no further attempt. */
export function retryDelayAfter(attempts: number): number | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined;
  return Math.min(2 ** (attempts - 1), LONGEST_PAUSE_MINUTES);
}
