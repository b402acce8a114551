import { monthAfter } from '@cpa/shared/contracts';

/** A package can start at most a year from today. */
export const MAX_START_DAYS = 365;

/** Returns the first day of the month after the one of `day`. */
export const firstOfNextMonth = (day: string): string => monthAfter(day, 1);
