/** Wrong passwords for one address from one place, within a quarter of an hour, before that place has to wait. */
export const MOST_FROM_ONE_PLACE = 10;
/** Wrong passwords for one address from anywhere before strangers are slowed. */
const FREE_FROM_ANYWHERE = 20;
const LONGEST_PAUSE_MS = 3000;

export interface Failures {
  /** From where this try comes, too. */
  here: number;
  anywhere: number;
  /** Somebody has signed in to this account from here before. */
  isKnownPlace: boolean;
}

/**
 * How a try to sign in is received. A place that guesses is refused; an address that is guessed at from many places
 * only slows strangers down: were it locked, anybody could lock anybody out.
 */
export function judgePace({ here, anywhere, isKnownPlace }: Failures): 'refused' | { pauseMs: number } {
  if (here >= MOST_FROM_ONE_PLACE) return 'refused';
  if (isKnownPlace || anywhere < FREE_FROM_ANYWHERE) return { pauseMs: 0 };
  return { pauseMs: Math.min(LONGEST_PAUSE_MS, 100 * (anywhere - FREE_FROM_ANYWHERE + 1)) };
}
