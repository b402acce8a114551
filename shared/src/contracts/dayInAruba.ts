/** Aruba is four hours behind UTC all year. */
const OFFSET_MS = 4 * 3_600_000;

/** Returns the date in Aruba at an instant (a `Date` or ISO 8601 string), for example `2026-11-20`. */
export const dayInAruba = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() - OFFSET_MS).toISOString().slice(0, 10);
