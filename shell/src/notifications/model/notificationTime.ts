import { dayInAruba } from '@cpa/shared/contracts';
import { daysUntil, type useFormat } from '@cpa/shared/i18n';

export type NotificationSection = 'today' | 'week' | 'earlier';

/** Returns the section of the list that an instant belongs to, by the calendar of Aruba. */
export function sectionOf(at: string, now = new Date()): NotificationSection {
  const days = -daysUntil(dayInAruba(new Date(at)), now);
  if (days <= 0) return 'today';
  return days < 7 ? 'week' : 'earlier';
}

/** Formats as `14:05` today, `Thu` this week and `20 Nov` before. */
export function shortTime(at: string, format: Format, now = new Date()): string {
  const section = sectionOf(at, now);
  if (section === 'today') return format.formatTime(at);
  return section === 'week' ? format.formatShortWeekday(at) : format.formatShortDate(at);
}

type Format = Pick<ReturnType<typeof useFormat>, 'formatTime' | 'formatShortWeekday' | 'formatShortDate'>;
