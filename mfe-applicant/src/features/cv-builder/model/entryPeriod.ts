import { formatCvDate } from '../../../cv-draft/cvDates.ts';
import type { Entry } from '../../../cv-draft/draft.ts';

/** Writes the dates of an entry, of one that has no end as `since` writes it, or its one date. */
export function entryPeriod(entry: Entry, since: (start: string) => string): string {
  const { startDate, endDate } = entry as { startDate?: string; endDate?: string };
  const single = entry.date ?? entry.releaseDate;
  if (typeof single === 'string') return formatCvDate(single);
  if (!startDate) return endDate ? formatCvDate(endDate) : '';
  const start = formatCvDate(startDate);
  if (endDate === undefined) return since(start);
  return endDate === '' ? start : `${start} – ${formatCvDate(endDate)}`;
}
