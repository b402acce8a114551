import { dayInAruba, type Locale } from '../contracts/index.ts';
import { type Instant, toDate } from './days.ts';
import { renderTime } from './renderTime.ts';

/** Default language, and fallback for texts that another language lacks. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Formats numbers, dates, lists and names in one language, without texts of a catalogue. */
export type Formats = {
  /** `1,284`. */
  formatNumber: (value: number) => string;
  /** `2,400`, `16.50`. `minor` is in cents. */
  formatAmount: (minor: number, withCents: boolean) => string;
  /** `20 November 2026`, of a day (`2026-11-20`) or of an instant in Aruba. */
  formatDay: (dayOrInstant: Instant) => string;
  /** `Fri 20 Nov`, with the year unless it is the current one. */
  formatShortDay: (dayOrInstant: Instant, now?: Instant) => string;
  /** `Fri`, of a day or of an instant in Aruba. */
  formatShortWeekday: (dayOrInstant: Instant) => string;
  /** `20 Nov`, of a day or of an instant in Aruba. */
  formatShortDate: (dayOrInstant: Instant) => string;
  /** `Friday 20 November`, of a day or of an instant in Aruba. */
  formatWeekday: (dayOrInstant: Instant) => string;
  /** `Friday 20 November 2026`, of a day or of an instant in Aruba. */
  formatFullDay: (dayOrInstant: Instant) => string;
  /** `14:05`, in Aruba. */
  formatTime: (instant: Instant) => string;
  /** `20 November 2026 at 14:05`, in Aruba. */
  formatInstant: (instant: Instant) => string;
  /** `November 20 at 14:05`, in Aruba. */
  formatDayTime: (instant: Instant) => string;
  /** `September 2022`, `Sep 2022`, of a month (`2022-09`). */
  formatMonth: (month: string, length?: 'long' | 'short') => string;
  /** `September`. `month`: 1 to 12. */
  monthName: (month: number) => string;
  /** `a, b, and c`, `a or b`. */
  formatList: (names: readonly string[], kind?: 'and' | 'or') => string;
  /** Order of two texts in the language: below 0, 0 or above 0. Numbers in them count as numbers. */
  compare: (one: string, other: string) => number;
  /** `Netherlands`. `code`: ISO 3166-1 alpha-2. */
  countryName: (code: string) => string;
};

/** Returns the formats of a language unknown to `Intl`, from those of the language whose numbers it shares. */
type OwnFormats = (base: Formats) => Formats;

const own = new Map<string, OwnFormats>();
const byLocale = new Map<string, Formats>();

/** Adds the formats of a language that `Intl` does not support. They load with its texts. */
export function addFormats(locale: string, formats: OwnFormats): void {
  own.set(locale, formats);
  byLocale.delete(locale);
}

/** Returns the formats of a language, the same object each time. */
export function formatsFor(locale: string): Formats {
  const known = byLocale.get(locale);
  if (known) return known;
  const base = createFormats(locale);
  const made = own.get(locale)?.(base) ?? base;
  byLocale.set(locale, made);
  return made;
}

function createFormats(locale: string): Formats {
  const locales = formatLocales(locale);
  const inAruba = cachedDateFormats(locales);
  const numbers = new Intl.NumberFormat(numberLocales(locale));
  const amounts = (minimumFractionDigits: number) =>
    new Intl.NumberFormat(numberLocales(locale), { minimumFractionDigits, maximumFractionDigits: 2 });
  const wholeAmounts = amounts(0);
  const amountsWithCents = amounts(2);

  const written = (dayOrInstant: Instant, options: Intl.DateTimeFormatOptions) =>
    // A calendar day is the same day in every time zone.
    inAruba({ ...options, ...(isDay(dayOrInstant) && { timeZone: 'UTC' }) }).format(toDate(dayOrInstant));
  const withoutComma: typeof written = (...args) => written(...args).replace(',', '');

  // British English writes "Sept" and no comma before "and".
  const plainLocales = locale === DEFAULT_LOCALE ? ['en'] : locales;
  const lists = (kind: 'and' | 'or') =>
    new Intl.ListFormat(plainLocales, { type: kind === 'or' ? 'disjunction' : 'conjunction' });
  const inMonth = (month: number, year: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(plainLocales, { timeZone: 'UTC', ...options }).format(Date.UTC(year, month - 1));
  let collator: Intl.Collator | undefined;
  let countries: Intl.DisplayNames | undefined;

  return {
    monthName: (month) => inMonth(month, 2000, { month: 'long' }),
    formatMonth: (month, length = 'long') =>
      inMonth(Number(month.slice(5, 7)), Number(month.slice(0, 4)), { month: length, year: 'numeric' }),
    formatList: (names, kind = 'and') => lists(kind).format(names),
    compare(one, other) {
      collator ??= new Intl.Collator(plainLocales, { numeric: true, sensitivity: 'base' });
      return collator.compare(one, other);
    },
    countryName(code) {
      countries ??= new Intl.DisplayNames(plainLocales, { type: 'region' });
      return countries.of(code) ?? code;
    },
    formatDay: (day) => written(day, { dateStyle: 'long' }),
    formatWeekday: (day) => withoutComma(day, { weekday: 'long', day: 'numeric', month: 'long' }),
    formatFullDay: (day) =>
      withoutComma(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    formatShortWeekday: (day) => written(day, { weekday: 'short' }),
    formatShortDate: (day) => written(day, { day: 'numeric', month: 'short' }),
    formatShortDay: (day, now = renderTime()) =>
      withoutComma(day, {
        day: 'numeric',
        month: 'short',
        ...(isSameYear(day, now) ? { weekday: 'short' } : { year: 'numeric' }),
      }),
    formatTime: (instant) => written(instant, { hour: '2-digit', minute: '2-digit' }),
    formatInstant: (instant) => written(instant, { dateStyle: 'long', timeStyle: 'short' }),
    formatDayTime: (instant) =>
      new Intl.DateTimeFormat(plainLocales, {
        timeZone: 'America/Aruba',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(toDate(instant)),
    formatNumber: (value) => numbers.format(value),
    formatAmount: (minor, withCents) => (withCents ? amountsWithCents : wholeAmounts).format(minor / 100),
  };
}

/** Locales for `Intl`, never the default one of the machine. Papiamento uses Dutch, apart from its own formats. */
function formatLocales(locale: string): string[] {
  if (locale === DEFAULT_LOCALE) return ['en-GB'];
  return locale === 'nl' || locale === 'pap' ? ['nl-AW'] : [locale, 'en-GB'];
}

/**
 * Locales for numbers and plurals: `Intl` supports only the plural rule of Papiamento. Spanish groups four digits like
 * the other languages of the island: 2.400.
 */
export function numberLocales(locale: string): string[] {
  if (locale === 'pap') return ['pap', 'nl-AW'];
  return locale === 'es' ? ['es-CL', 'es'] : formatLocales(locale);
}

const isDay = (dayOrInstant: Instant): dayOrInstant is string =>
  typeof dayOrInstant === 'string' && dayOrInstant.length === 10;

/** Returns the day in Aruba. */
export const dayOf = (dayOrInstant: Instant): string =>
  isDay(dayOrInstant) ? dayOrInstant : dayInAruba(toDate(dayOrInstant));

/** Returns whether two days are in the same year. */
export const isSameYear = (one: Instant, other: Instant): boolean =>
  dayOf(one).slice(0, 4) === dayOf(other).slice(0, 4);

/** Creates a format once for the same options: in long lists, creating it takes most of the time of rendering a row. */
function cachedDateFormats(locales: string[]): (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (options) => {
    const key = JSON.stringify(options);
    let format = formats.get(key);
    if (!format) {
      format = new Intl.DateTimeFormat(locales, { timeZone: 'America/Aruba', ...options });
      formats.set(key, format);
    }
    return format;
  };
}
