import { formatCvDate } from './cvDates.ts';
import type { Entry } from './draft.ts';

/** Writes the dates of an entry: "March 2023 – present", or its one date. */
export function entryPeriod(entry: Entry, present: string): string {
  const { startDate, endDate } = entry as { startDate?: string; endDate?: string };
  const single = entry.date ?? entry.releaseDate;
  if (typeof single === 'string') return formatCvDate(single);
  if (!startDate) return endDate ? formatCvDate(endDate) : '';
  const start = formatCvDate(startDate);
  if (endDate === undefined) return `${start} – ${present}`;
  return endDate === '' ? start : `${start} – ${formatCvDate(endDate)}`;
}
