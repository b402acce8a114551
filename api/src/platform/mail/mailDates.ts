import { dayInAruba } from '@cpa/shared/contracts';

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Aruba', dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Aruba',
  day: 'numeric',
  month: 'short',
});
const shortDayAndYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Aruba', dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Aruba', timeStyle: 'short' });

/** Formats a date in Aruba, as `21 November 2026`. */
export function mailDay(at: Date): string {
  return day.format(at);
}

/** Formats a date in Aruba, as `21 Nov`; with its year, as `28 Dec 2025`, unless it is that of `reference`. */
export function mailShortDay(at: Date, reference: Date): string {
  return dayInAruba(at).slice(0, 4) === dayInAruba(reference).slice(0, 4)
    ? shortDay.format(at)
    : shortDayAndYear.format(at);
}

/** Formats a date and time in Aruba, as `23 November 2026 at 14:31`. */
export function mailTime(at: Date): string {
  return `${day.format(at)} at ${time.format(at)}`;
}
