const MOST_ATTEMPTS = 10;
const LONGEST_PAUSE_MINUTES = 6 * 60;

/** Minutes to wait after the nth failed try: 1, 2, 4 … six hours. Undefined: it has been tried often enough. */
export function pauseAfter(attempts: number): number | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined;
  return Math.min(2 ** (attempts - 1), LONGEST_PAUSE_MINUTES);
}
