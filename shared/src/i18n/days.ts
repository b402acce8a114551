import { dayInAruba } from '../contracts/index.ts';
import { renderTime } from './renderTime.ts';

const DAY_MS = 86_400_000;

/** A `Date`, or an ISO 8601 string such as `2026-11-20T14:00:00.000Z`. */
export type Instant = Date | string;

/** Converts to `Date`. A string that is not a date gives an invalid `Date`. */
export const toDate = (instant: Instant): Date => (typeof instant === 'string' ? new Date(instant) : instant);

/** Returns the number of days from today in Aruba to `day` (`2026-11-20`), negative for a past day. */
export const daysUntil = (day: string, now: Instant = renderTime()): number =>
  (Date.parse(day) - Date.parse(dayInAruba(now))) / DAY_MS;
