const DAY_MS = 24 * 3_600_000;

/** A package can start at most a year from today. */
export const MAX_START_DAYS = 365;

/** Adds days to a calendar day such as `2026-11-24`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the first day of the month after the one of `day`. */
export function firstOfNextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
