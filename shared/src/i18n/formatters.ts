import { type Currency, type SalaryPeriod, dayInAruba } from '../contracts/index.ts';
import messages from '../messages/en.messages.json';
import { activeLocale, DEFAULT_LOCALE, formatLocales, numberLocales } from './catalogues.ts';
import { createTexts, type Text } from './createTexts.ts';
import { daysUntil, type Instant, toDate } from './days.ts';
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

/** Texts of the UI kit. */
export const { textIn: kitTextIn, useText: useKitText } = createTexts(messages);

type KitText = Text<keyof typeof messages>;

/** Salary of a vacancy, in minor units. Null where the employer stated nothing. */
export type SalaryParts = {
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: Currency | null;
  salary_period: SalaryPeriod | null;
};

/** Formats amounts, days and ages in one language. */
export type Formatters = {
  /** `Afl. 2,400`, `Afl. 16.50`: cents only if they are not zero. `minor` is in cents. */
  formatMoney: (minor: number, currency: Currency) => string;
  /** `Afl. 2,400 – 2,900 / month`, `Afl. 16.50 / hour`, `From Afl. 2,400 / month`; null where none is stated. */
  formatSalary: (salary: SalaryParts) => string | null;
  /** `3 days ago`, by the calendar of Aruba. */
  formatAgo: (instant: Instant, now?: Instant) => string;
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
  /** `14:05`, in Aruba. */
  formatTime: (instant: Instant) => string;
  /** `20 November 2026 at 14:05`, in Aruba. */
  formatInstant: (instant: Instant) => string;
  /** `in 12 days`, `tomorrow`, `today`, `closed`; the date itself from two months on. The day counts until its end. */
  closesIn: (day: string, now?: Instant) => string;
  /** `1,284`. */
  formatNumber: (value: number) => string;
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

function createFormatters(locale: string, t: KitText): Formatters {
  const locales = formatLocales(locale);
  const inAruba = cachedDateFormats(locales);
  const isPapiamento = locale === 'pap';
  const numbers = new Intl.NumberFormat(numberLocales(locale));
  const amounts = (minimumFractionDigits: number) =>
    new Intl.NumberFormat(numberLocales(locale), { minimumFractionDigits, maximumFractionDigits: 2 });
  const wholeAmounts = amounts(0);
  const amountsWithCents = amounts(2);
  const amount = (minor: number, withCents: boolean) =>
    (withCents ? amountsWithCents : wholeAmounts).format(minor / 100);

  const formatMoney: Formatters['formatMoney'] = (minor, currency) =>
    t(`money.${currency}`, { amount: amount(minor, minor % 100 !== 0) });

  /** A calendar day is the same day in every time zone. */
  const zoneOf = (dayOrInstant: Instant) => (isDay(dayOrInstant) ? { timeZone: 'UTC' } : {});
  const formatDay: Formatters['formatDay'] = (dayOrInstant) =>
    isPapiamento
      ? papiamentoDay(dayOf(dayOrInstant))
      : inAruba({ dateStyle: 'long', ...zoneOf(dayOrInstant) }).format(toDate(dayOrInstant));
  const formatTime: Formatters['formatTime'] = (instant) =>
    inAruba({ hour: '2-digit', minute: '2-digit' }).format(toDate(instant));
  const formatShortDay: Formatters['formatShortDay'] = (dayOrInstant, now = renderTime()) => {
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
  const monthName: Formatters['monthName'] = (month) =>
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
    formatShortWeekday: (dayOrInstant) =>
      isPapiamento
        ? papiamentoShortWeekday(dayOf(dayOrInstant))
        : inAruba({ weekday: 'short', ...zoneOf(dayOrInstant) }).format(toDate(dayOrInstant)),
    formatShortDate: (dayOrInstant) =>
      isPapiamento
        ? papiamentoShortDate(dayOf(dayOrInstant))
        : inAruba({ day: 'numeric', month: 'short', ...zoneOf(dayOrInstant) }).format(toDate(dayOrInstant)),
    formatTime,
    formatMoney,
    formatDay,
    formatShortDay,
    formatInstant: (instant) =>
      isPapiamento
        ? `${formatDay(instant)}, ${formatTime(instant)}`
        : inAruba({ dateStyle: 'long', timeStyle: 'short' }).format(toDate(instant)),
    formatNumber: (value) => numbers.format(value),
    formatAgo: (instant, now = renderTime()) => ago(t, toDate(instant), toDate(now)),
    formatSalary({ salary_min: min, salary_max: max, salary_currency: currency, salary_period: period }) {
      if ((min === null && max === null) || currency === null) return null;
      const stated =
        period === null ? (text: string) => text : (text: string) => t(`salary.${period}`, { amount: text });
      if (min === null || max === null) {
        if (min !== null) return stated(t('salary.from', { min: formatMoney(min, currency) }));
        return stated(t('salary.upTo', { max: formatMoney(max ?? 0, currency) }));
      }
      if (min === max) return stated(formatMoney(min, currency));
      const withCents = min % 100 !== 0 || max % 100 !== 0;
      const range = t('salary.range', { min: amount(min, withCents), max: amount(max, withCents) });
      return stated(t(`money.${currency}`, { amount: range }));
    },
    closesIn(day, now) {
      const count = daysUntil(day, now);
      if (count < 0) return t('closes.past');
      if (count === 0) return t('closes.today');
      if (count === 1) return t('closes.tomorrow');
      if (count > 60) return t('closes.on', { day: formatDay(day) });
      return t('closes.days', { count });
    },
  };
}

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

const byLocale = new Map<string, Formatters>();

/** Returns the cached formatters of a language. */
export function formattersFor(locale: string): Formatters {
  const known = byLocale.get(locale);
  if (known) return known;
  const made = createFormatters(locale, kitTextIn(locale));
  byLocale.set(locale, made);
  return made;
}

const current = () => formattersFor(activeLocale());

/** These functions are for code outside components; inside, `useFormat` follows a change of language. */
export const formatMoney: Formatters['formatMoney'] = (...args) => current().formatMoney(...args);
export const formatSalary: Formatters['formatSalary'] = (...args) => current().formatSalary(...args);
export const formatAgo: Formatters['formatAgo'] = (...args) => current().formatAgo(...args);
export const formatDay: Formatters['formatDay'] = (...args) => current().formatDay(...args);
export const formatInstant: Formatters['formatInstant'] = (...args) => current().formatInstant(...args);
export const closesIn: Formatters['closesIn'] = (...args) => current().closesIn(...args);
export const compareTexts: Formatters['compare'] = (...args) => current().compare(...args);
export const formatTime: Formatters['formatTime'] = (...args) => current().formatTime(...args);

function ago(t: KitText, then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = -daysUntil(dayInAruba(then), now);
  if (minutes < 1) return t('ago.now');
  if (minutes < 60) return t('ago.minutes', { count: minutes });
  // Late yesterday evening reads "3 hours ago", not "yesterday".
  if (days < 1 || hours < 6) return t('ago.hours', { count: hours });
  if (days === 1) return t('ago.yesterday');
  if (days < 14) return t('ago.days', { count: days });
  if (days < 61) return t('ago.weeks', { count: Math.floor(days / 7) });
  if (days < 365) return t('ago.months', { count: Math.floor(days / 30.44) });
  return t('ago.years', { count: Math.floor(days / 365.25) || 1 });
}
