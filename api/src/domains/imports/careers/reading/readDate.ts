import { dayInAruba } from '@cpa/shared/contracts';
import { monthNumber } from './monthNames.ts';

const DAY = 86_400_000;
/** Larger numbers are milliseconds: as seconds they would be after the year 5000. */
const SECONDS_END = 100_000_000_000;

/**
 * Parses the day in Aruba that a page states, or null. Accepts seconds, milliseconds, ISO and RFC 2822 dates, and
 * dates with the name of a month, and relative days or hours. "Weeks ago" and "30+ days" are imprecise and 03/04/2026
 * is ambiguous: null.
 */
export function readDate(value: unknown, fetchedAt: Date): string | null {
  if (typeof value === 'number') return fromCount(value, fetchedAt);
  if (typeof value !== 'string') return null;
  const text = value.slice(0, 60).trim();
  if (/^\d{9,14}$/.test(text)) return fromCount(Number(text), fetchedAt);
  return (
    fromIso(text, fetchedAt) ??
    fromMailDate(text, fetchedAt) ??
    fromAge(text, fetchedAt) ??
    fromWrittenDate(text, fetchedAt)
  );
}

function fromCount(count: number, fetchedAt: Date): string | null {
  return credible(new Date(count < SECONDS_END ? count * 1000 : count), fetchedAt);
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const ISO_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;

function fromIso(text: string, fetchedAt: Date): string | null {
  const day = text.match(ISO_DAY) ? text : undefined;
  if (day) return credible(new Date(`${day}T12:00:00Z`), fetchedAt) === day ? day : null;
  const [, date, time, zone] = text.match(ISO_TIME) ?? [];
  if (date === undefined) return null;
  // A date without a zone is local to the workplace.
  if (zone === undefined) return fromIso(date, fetchedAt);
  return credible(new Date(`${date}T${time}${/^(z|utc)$/i.test(zone) ? 'Z' : zone}`), fetchedAt);
}

/** RFC 2822, for example in RSS: `Fri, 20 Nov 2026 09:00:00 +0100`. */
function fromMailDate(text: string, fetchedAt: Date): string | null {
  if (!/^([a-z]{3},\s*)?\d{1,2} [a-z]{3} \d{4} \d{2}:\d{2}(:\d{2})? ([a-z]{1,4}|[+-]\d{4})$/i.test(text))
    return null;
  return credible(new Date(text), fetchedAt);
}

const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th|º|°)?[ -](?:(?:de|di|of) )?(\p{L}{3,10})\.?,?[ -](?:(?:de|del|di) )?(\d{4})$/iu;
const MONTH_FIRST = /^(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu;
const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const WEEKDAY =
  /^(?:mon|tue|wed|thu|fri|sat|sun|maan|dins|woens|donder|vrij|zater|zon|lunes|martes|mi|jue|vie|s.b|dom)\p{L}*,? /iu;

/** Time within a date as Java writes it: `Sat Nov 14 00:00:00 UTC 2026`, at midnight of the stated day. */
const JAVA_TIME = / 00:00:00 [A-Z]{2,5} (?=\d{4}$)/;

/**
 * A date in words, for example "20 de noviembre de 2026", or in numbers whose order is certain, for example 20-11-2026.
 */
function fromWrittenDate(text: string, fetchedAt: Date): string | null {
  const date = text.replaceAll(/\s+/g, ' ').replace(WEEKDAY, '').replace(JAVA_TIME, ' ').replace(/\.$/, '');
  const [, day, month, year] = DAY_FIRST.exec(date) ?? swapped(MONTH_FIRST.exec(date)) ?? [];
  if (day !== undefined) return dayOf(year!, monthNumber(month!), Number(day), fetchedAt);
  const [, first, second, after] = NUMBERS.exec(date) ?? [];
  if (first === undefined) return null;
  const [one, other] = [Number(first), Number(second)];
  if (one > 12 || one === other) return dayOf(after!, other, one, fetchedAt);
  return other > 12 ? dayOf(after!, one, other, fetchedAt) : null;
}

const swapped = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[3]];

function dayOf(year: string, month: number | undefined, day: number, fetchedAt: Date): string | null {
  const padded = (part: number) => String(part).padStart(2, '0');
  return month === undefined ? null : fromIso(`${year}-${padded(month)}-${padded(day)}`, fetchedAt);
}

function fromAge(text: string, fetchedAt: Date): string | null {
  const words = text.toLowerCase().replace(/^(posted|published|added)(\s+on)?:?\s+/, '');
  if (/^(today|just now)$/.test(words)) return dayInAruba(fetchedAt);
  if (words === 'yesterday') return dayInAruba(new Date(fetchedAt.getTime() - DAY));
  const [, count, unit] = words.match(/^(\d{1,2}|an?|one) (minute|hour|day)s? ago$/) ?? [];
  if (count === undefined) return null;
  const units = Number(count) || 1;
  const length = { minute: 60_000, hour: 3_600_000, day: DAY }[unit as 'minute' | 'hour' | 'day'];
  return dayInAruba(new Date(fetchedAt.getTime() - units * length));
}

/** Years outside this range are errors of the source. */
function credible(date: Date, fetchedAt: Date): string | null {
  const year = date.getUTCFullYear();
  return year >= 2000 && year <= fetchedAt.getUTCFullYear() + 5 ? dayInAruba(date) : null;
}
