import { dayInAruba } from '../contracts/index.ts';
import { type Instant, toDate } from './days.ts';
import {
  PAPIAMENTO_COUNTRIES,
  papiamentoDay,
  papiamentoList,
  papiamentoMonth,
  papiamentoShortDate,
  papiamentoShortDay,
  papiamentoShortWeekday,
  papiamentoWeekday,
} from './papiamento.ts';
import { renderTime } from './renderTime.ts';

/** Default language, and fallback for texts that another language lacks. */
export const DEFAULT_LOCALE = 'en';

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

const byLocale = new Map<string, Formats>();

/** Returns the cached formats of a language. */
export function formatsFor(locale: string): Formats {
  const known = byLocale.get(locale);
  if (known) return known;
  const made = createFormats(locale);
  byLocale.set(locale, made);
  return made;
}

function createFormats(locale: string): Formats {
  const locales = formatLocales(locale);
  const inAruba = cachedDateFormats(locales);
  const isPapiamento = locale === 'pap';
  const numbers = new Intl.NumberFormat(numberLocales(locale));
  const amounts = (minimumFractionDigits: number) =>
    new Intl.NumberFormat(numberLocales(locale), { minimumFractionDigits, maximumFractionDigits: 2 });
  const wholeAmounts = amounts(0);
  const amountsWithCents = amounts(2);

  /** A calendar day is the same day in every time zone. */
  const zoneOf = (dayOrInstant: Instant) => (isDay(dayOrInstant) ? { timeZone: 'UTC' } : {});
  const formatDay: Formats['formatDay'] = (dayOrInstant) =>
    isPapiamento
      ? papiamentoDay(dayOf(dayOrInstant))
      : inAruba({ dateStyle: 'long', ...zoneOf(dayOrInstant) }).format(toDate(dayOrInstant));
  const formatTime: Formats['formatTime'] = (instant) =>
    inAruba({ hour: '2-digit', minute: '2-digit' }).format(toDate(instant));
  const formatShortDay: Formats['formatShortDay'] = (dayOrInstant, now = renderTime()) => {
    const day = dayOf(dayOrInstant);
    const isThisYear = day.slice(0, 4) === dayInAruba(toDate(now)).slice(0, 4);
    if (isPapiamento) return papiamentoShortDay(day, isThisYear);
    return inAruba({
      day: 'numeric',
      month: 'short',
      ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }),
      ...zoneOf(dayOrInstant),
    })
      .format(toDate(dayOrInstant))
      .replace(',', '');
  };

  // British English writes "Sept" and no comma before "and".
  const plainLocales = locale === DEFAULT_LOCALE ? ['en'] : locales;
  const lists = (kind: 'and' | 'or') =>
    new Intl.ListFormat(plainLocales, { type: kind === 'or' ? 'disjunction' : 'conjunction' });
  const inMonth = (month: number, year: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(plainLocales, { timeZone: 'UTC', ...options }).format(Date.UTC(year, month - 1));
  const monthName: Formats['monthName'] = (month) =>
    isPapiamento ? papiamentoMonth(month) : inMonth(month, 2000, { month: 'long' });
  // Papiamento sorts as Spanish does, and takes its country names from it where it has none.
  const spanishLike = isPapiamento ? ['es'] : plainLocales;
  let collator: Intl.Collator | undefined;
  let countries: Intl.DisplayNames | undefined;

  return {
    monthName,
    formatMonth(day, length = 'long') {
      const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
      if (!isPapiamento) return inMonth(month, year, { month: length, year: 'numeric' });
      return `${length === 'short' ? monthName(month).slice(0, 3) : monthName(month)} ${year}`;
    },
    formatList: (names, kind = 'and') =>
      isPapiamento ? papiamentoList(names, kind) : lists(kind).format(names),
    compare(one, other) {
      collator ??= new Intl.Collator(spanishLike, { numeric: true, sensitivity: 'base' });
      return collator.compare(one, other);
    },
    countryName(code) {
      countries ??= new Intl.DisplayNames(spanishLike, { type: 'region' });
      return (isPapiamento ? PAPIAMENTO_COUNTRIES[code] : undefined) ?? countries.of(code) ?? code;
    },
    formatWeekday: (dayOrInstant) =>
      isPapiamento
        ? papiamentoWeekday(dayOf(dayOrInstant))
        : inAruba({ weekday: 'long', day: 'numeric', month: 'long', ...zoneOf(dayOrInstant) })
            .format(toDate(dayOrInstant))
            .replace(',', ''),
    formatFullDay: (dayOrInstant) =>
      isPapiamento
        ? `${papiamentoWeekday(dayOf(dayOrInstant))} ${dayOf(dayOrInstant).slice(0, 4)}`
        : inAruba({
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            year: 'numeric',
            ...zoneOf(dayOrInstant),
          })
            .format(toDate(dayOrInstant))
            .replace(',', ''),
    formatShortWeekday: (dayOrInstant) =>
      isPapiamento
        ? papiamentoShortWeekday(dayOf(dayOrInstant))
        : inAruba({ weekday: 'short', ...zoneOf(dayOrInstant) }).format(toDate(dayOrInstant)),
    formatShortDate: (dayOrInstant) =>
      isPapiamento
        ? papiamentoShortDate(dayOf(dayOrInstant))
        : inAruba({ day: 'numeric', month: 'short', ...zoneOf(dayOrInstant) }).format(toDate(dayOrInstant)),
    formatTime,
    formatDay,
    formatShortDay,
    formatInstant: (instant) =>
      isPapiamento
        ? `${formatDay(instant)}, ${formatTime(instant)}`
        : inAruba({ dateStyle: 'long', timeStyle: 'short' }).format(toDate(instant)),
    formatDayTime: (instant) =>
      isPapiamento
        ? `${formatDay(instant).slice(0, -' 2026'.length)}, ${formatTime(instant)}`
        : new Intl.DateTimeFormat(plainLocales, {
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

/**
 * Locales for `Intl`, never the default one of the machine. Papiamento has its plural rule only: numbers are Dutch, and
 * dates are written by `papiamento.ts`.
 */
function formatLocales(locale: string): string[] {
  if (locale === DEFAULT_LOCALE) return ['en-GB'];
  return locale === 'pap' ? ['pap', 'nl-AW'] : locale === 'nl' ? ['nl-AW'] : [locale, 'en-GB'];
}

/** Locales for numbers. Spanish groups four digits as the island writes them in its other languages: 2.400. */
export const numberLocales = (locale: string): string[] =>
  locale === 'es' ? ['es-CL', 'es'] : formatLocales(locale);

const isDay = (dayOrInstant: Instant): dayOrInstant is string =>
  typeof dayOrInstant === 'string' && dayOrInstant.length === 10;

const dayOf = (dayOrInstant: Instant): string =>
  isDay(dayOrInstant) ? dayOrInstant : dayInAruba(toDate(dayOrInstant));

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
