import type { Locale } from '@cpa/shared/contracts';
import { formatsFor } from '@cpa/shared/server';
import { mailTextIn } from '../mailTexts.ts';

/** Formats a period with its zone: `Tuesday 24 November 2026, 10:00 to 10:45 (Aruba time, UTC-4)`. */
export function periodInAruba(start: Date, minutes: number, language: Locale): string {
  const { formatFullDay, formatTime } = formatsFor(language);
  const end = new Date(start.getTime() + minutes * 60_000);
  return mailTextIn(language)('interview.period', {
    day: formatFullDay(start),
    start: formatTime(start),
    end: formatTime(end),
  });
}
