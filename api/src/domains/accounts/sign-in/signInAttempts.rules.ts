/** Failures per e-mail address and IP address within 15 minutes before that IP address must wait. */
export const MAX_FAILURES_PER_IP_ADDRESS = 10;
/** Failures per e-mail address from any IP address before unknown IP addresses are slowed. */
const FREE_FROM_ANYWHERE = 20;
const LONGEST_PAUSE_MS = 3000;

export interface Failures {
  /** Includes failures from the IP address of this attempt. */
  here: number;
  anywhere: number;
  /** This IP address has signed in to the account before. */
  isKnownPlace: boolean;
}

/**
 * Decides how to treat a sign-in attempt. An IP address that guesses is blocked; a distributed attack only slows
 * unknown IP addresses, because a lock would let anyone lock out the owner.
 */
export function classifyAttempt({ here, anywhere, isKnownPlace }: Failures): 'refused' | { pauseMs: number } {
  if (here >= MAX_FAILURES_PER_IP_ADDRESS) return 'refused';
  if (isKnownPlace || anywhere < FREE_FROM_ANYWHERE) return { pauseMs: 0 };
  return { pauseMs: Math.min(LONGEST_PAUSE_MS, 100 * (anywhere - FREE_FROM_ANYWHERE + 1)) };
}
