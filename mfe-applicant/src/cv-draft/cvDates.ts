import { formatsFor } from '@cpa/shared/i18n';

/** First letters of month names in English, Dutch, Spanish and Papiamento. */
const MONTHS = [
  /^(jan|ene)/,
  /^feb/,
  /^(mar|maa|mrt)/,
  /^(apr|abr)/,
  /^(may|mei|mai)/,
  /^(jun)/,
  /^(jul)/,
  /^(aug|ago|oug)/,
  /^(se[pt])/,
  /^(oct|okt)/,
  /^(nov)/,
  /^(dec|dic|des)/,
];
const PRESENT =
  /^(present|now|today|current|to date|heden|nu|presente|(la )?actualidad|actual|hoy|awor|te awor|pa awor)$/i;

/** True for "present", "heden", "actualidad", "awor" and similar words. */
export function isPresent(text: string): boolean {
  return PRESENT.test(text.trim());
}

/**
 * Parses a typed date ("Jan 2020", "01/2020", "3 maart 2020", "2020") into `2020`, `2020-01` or
 * `2020-01-03`. Days come before months. Returns null for other text.
 */
export function parseCvDate(text: string): string | null {
  const words = text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s/.,-]+|(?<=\d)(?:st|nd|rd|th)\b/)
    .filter((word) => word !== '' && word !== 'de' && word !== 'di' && word !== 'of');
  const at = words.findIndex((word) => /^(19|20)\d\d$/.test(word));
  const year = words[at];
  if (year === undefined || words.length > 3) return null;
  const rest = at === 0 ? words.slice(1) : words.slice(0, at).toReversed();
  if (rest.length + 1 !== words.length) return null;
  const [first, second] = rest;
  if (first === undefined) return year;
  // "January 3, 2020" puts the day next to the year.
  const isDayFirst =
    second !== undefined && /^\d+$/.test(first) && monthOf(second) !== null && !/^\d+$/.test(second);
  const month = monthOf(isDayFirst ? second : first);
  if (month === null) return null;
  if (second === undefined) return `${year}-${month}`;
  const day = isDayFirst ? first : second;
  if (!/^\d{1,2}$/.test(day)) return null;
  const iso = `${year}-${month}-${day.padStart(2, '0')}`;
  return isRealDay(iso) ? iso : null;
}

/** Writes an ISO date as "January 2020" or "2020" in the language of the CV; other text as it is. */
export function formatCvDate(date: string, locale = 'en-US'): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date) ?? [];
  if (!year) return date;
  if (!month) return year;
  const { formatDay, formatMonth } = formatsFor(locale);
  return day ? formatDay(date) : formatMonth(date);
}

/** True for `2020`, `2020-01` and `2020-01-03`. */
export function isIsoDate(date: string): boolean {
  return /^\d{4}(-\d{2}(-\d{2})?)?$/.test(date);
}

function monthOf(word: string): string | null {
  const number = /^\d{1,2}$/.test(word) ? Number(word) : MONTHS.findIndex((month) => month.test(word)) + 1;
  return number >= 1 && number <= 12 ? String(number).padStart(2, '0') : null;
}

function isRealDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}
