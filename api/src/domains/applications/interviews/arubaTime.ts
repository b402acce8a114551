const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Aruba',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Aruba',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a period with its zone: `Tuesday 24 November 2026, 10:00 to 10:45 (Aruba time, UTC-4)`. */
export function periodInAruba(start: Date, minutes: number): string {
  const end = new Date(start.getTime() + minutes * 60_000);
  const day = DAY.format(start).replace(',', '');
  return `${day}, ${TIME.format(start)} to ${TIME.format(end)} (Aruba time, UTC-4)`;
}
