import { cvTexts, type Language } from './cvTexts.ts';

export type DateStyle = 'long' | 'short';

/** Writes `2026-11-20` as "November 2026" or "11/2026", and `2026` as "2026". Other text stays as it is. */
export function writeDate(date: string, language: Language, style: DateStyle = 'long'): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2})(?:-\d{2})?)?$/.exec(date.trim()) ?? [];
  if (!year) return date.trim();
  const name = month && cvTexts[language].months[Number(month) - 1];
  if (!name) return year;
  return style === 'short' ? `${month}/${year}` : `${name} ${year}`;
}

type Period = { startDate?: string | undefined; endDate?: string | undefined };

/** Writes a period. A period without an end date is still open; an empty end date is not filled in yet. */
export function writePeriod(
  { startDate = '', endDate }: Period,
  language: Language,
  style: DateStyle = 'long',
): string {
  const start = writeDate(startDate, language, style);
  const open = start ? cvTexts[language].present : '';
  const end = endDate === undefined ? open : writeDate(endDate, language, style);
  return start === end ? start : [start, end].filter(Boolean).join(' – ');
}
