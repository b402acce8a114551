import type { Interview } from '@cpa/shared/contracts';

type Timed = Pick<Interview, 'status' | 'starts_at'>;

/** Returns whether a confirmed interview has begun. */
export const isOver = ({ status, starts_at }: Timed, now = new Date()): boolean =>
  status === 'confirmed' && new Date(starts_at!) <= now;

/** Returns whether an interview has a time that can move. */
export const canMove = (interview: Timed, now = new Date()): boolean =>
  interview.status === 'confirmed' && !isOver(interview, now);

/** Returns whether the times of an interview can change; otherwise a new one is proposed. */
export const isOpen = (interview: Timed, now = new Date()): boolean =>
  interview.status !== 'cancelled' && !isOver(interview, now);
