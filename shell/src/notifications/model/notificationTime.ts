import { dayInAruba } from '@cpa/shared/contracts';
import { daysUntil } from '@cpa/shared/i18n';

export type NotificationSection = 'today' | 'week' | 'earlier';

/** Returns the section of the list that an instant belongs to, by the calendar of Aruba. */
export function sectionOf(at: string, now = new Date()): NotificationSection {
  const days = -daysUntil(dayInAruba(new Date(at)), now);
  if (days <= 0) return 'today';
  return days < 7 ? 'week' : 'earlier';
}

/** Formats as `14:05` today, `Thu` this week and `20 Nov` before. */
export function shortTime(at: string, locale: string, now = new Date()): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'America/Aruba',
    ...FORMATS[sectionOf(at, now)],
  }).format(new Date(at));
}

const FORMATS: Record<NotificationSection, Intl.DateTimeFormatOptions> = {
  today: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  week: { weekday: 'short' },
  earlier: { day: 'numeric', month: 'short' },
};
