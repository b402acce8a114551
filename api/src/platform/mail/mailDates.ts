const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Aruba', dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Aruba',
  day: 'numeric',
  month: 'short',
});
const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Aruba', timeStyle: 'short' });

/** Formats a date in Aruba, as `21 November 2026`. */
export function mailDay(at: Date): string {
  return day.format(at);
}

/** Formats a date in Aruba without its year, as `21 Nov`. */
export function mailShortDay(at: Date): string {
  return shortDay.format(at);
}

/** Formats a date and time in Aruba, as `23 November 2026 at 14:31`. */
export function mailTime(at: Date): string {
  return `${day.format(at)} at ${time.format(at)}`;
}
