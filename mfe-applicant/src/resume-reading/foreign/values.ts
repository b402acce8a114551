import { isPresent, parseCvDate } from '../../cv-draft/cvDates.ts';
import { findPeriod } from '../reading/findPeriod.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a value without content. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Returns the texts and numbers in a value as one text. */
export function plainText(value: unknown, separator: string): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .map((item) => plainText(item, separator))
    .filter(Boolean)
    .join(separator);
}

/** Returns the URL in a text or in an object of a link. */
export function urlOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return plainText(value, ' ');
  const { href, url, link, src, label: _label, ...others } = value as Record<string, unknown>;
  return plainText(href ?? url ?? link ?? src ?? others, ' ');
}

/** Returns an ISO date, or the text as typed when it is not a date. The present is an empty text. */
export function dateOf(value: unknown): string {
  if (typeof value === 'number' && value > 1e8) {
    const instant = new Date(value > 1e11 ? value : value * 1000);
    return Number.isNaN(instant.getTime()) ? String(value) : /^[\d-]*/.exec(instant.toISOString())![0];
  }
  if (typeof value === 'object' && value !== null && 'year' in value) {
    const { year, month, day } = value as Record<string, unknown>;
    return dateOf([year, month, day].filter((part) => !isBlank(part)).join('-'));
  }
  const text = plainText(value, ' ');
  const day = /^\d{4}-\d\d-\d\d(?=[T ])/.exec(text)?.[0] ?? text;
  return parseCvDate(day.replace(/^(\d{4}(?:-(?!00)\d\d)?)(?:-00)+$/, '$1')) ?? day;
}

/** Reads a period from one text, for example `"date": "2019 – 2021"`. */
export function periodOf(key: string, text: string): { startDate: string; endDate?: string } | null {
  const period = /^(?:dates?|period|duration|years?|timeframe)$/i.test(key) ? findPeriod(text) : null;
  if (!period || period.rest !== '') return null;
  const { startDate, endDate } = period;
  return { startDate, ...(endDate !== undefined && { endDate }) };
}

/** True for a value that means that something is still going on. */
export function isOngoing(value: unknown): boolean {
  return isBlank(value) || (typeof value === 'string' && isPresent(value));
}

/** Removes what PostgreSQL does not store, NUL and lone surrogates, from every text in a value. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\0|\p{Cs}/gu, '');
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storable(key) as string, storable(item)]),
  );
}
