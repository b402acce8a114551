/** Returns whether the interview at this instant has begun. */
export const hasBegun = (startsAt: string, now = new Date()): boolean => new Date(startsAt) <= now;
