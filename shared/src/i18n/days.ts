import { dayInAruba } from '../contracts/index.ts';

const DAY_MS = 86_400_000;

/** An instant as `Date`, or as `2026-11-20T14:00:00.000Z`. */
export type Instant = Date | string;

/** As a `Date`; a text that is no date gives an invalid one. */
export const toDate = (instant: Instant): Date => (typeof instant === 'string' ? new Date(instant) : instant);

/** Days from the day it is in Aruba at `now` to `day` (`2026-11-20`); negative when it is past. */
export const daysUntil = (day: string, now: Instant = new Date()): number =>
  (Date.parse(day) - Date.parse(dayInAruba(now))) / DAY_MS;
