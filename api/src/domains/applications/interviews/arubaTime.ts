import { DEFAULT_LOCALE, formatsFor } from '@cpa/shared/server';

/** Formats a period with its zone: `Tuesday 24 November 2026, 10:00 to 10:45 (Aruba time, UTC-4)`. */
export function periodInAruba(start: Date, minutes: number, locale = DEFAULT_LOCALE): string {
  const { formatFullDay, formatTime } = formatsFor(locale);
  const end = new Date(start.getTime() + minutes * 60_000);
  return `${formatFullDay(start)}, ${formatTime(start)} to ${formatTime(end)} (Aruba time, UTC-4)`;
}
