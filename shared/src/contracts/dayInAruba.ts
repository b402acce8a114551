/** Aruba is four hours behind UTC all year. */
const OFFSET_MS = 4 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** Returns the date in Aruba at an instant (a `Date` or ISO 8601 string), for example `2026-11-20`. */
export const dayInAruba = (instant: Date | string): string =>
  dayInUtc(new Date(instant).getTime() - OFFSET_MS);

/** Adds days to a calendar day, for example `2026-12-20`. */
export const addDays = (day: string, days: number): string =>
  dayInUtc(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** Returns the first day of the month that is `months` after the one of a calendar day. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayInUtc(Date.UTC(year, month - 1 + months, 1));
}

/** The only place that takes a day from an ISO instant: everywhere else it would be the day in UTC. */
const dayInUtc = (time: number): string => new Date(time).toISOString().slice(0, 10);
