import { type Currency, type SalaryPeriod, dayInAruba } from '../contracts/index.ts';
import messages from '../messages/en.messages.json';
import type { Values } from '../messages/en.messages.values.ts';
import { activeLocale, registerCatalogue } from './catalogues.ts';
import { createTexts } from './createTexts.ts';
import { daysUntil, type Instant, toDate } from './days.ts';
import { type Formats, formatsFor } from './formats.ts';
import { createMoneyFormats, type KitText, type MoneyFormats } from './moneyFormats.ts';
import { renderTime } from './renderTime.ts';

/** Texts of the UI kit. */
export const { textIn: kitTextIn, useText: useKitText } = createTexts<typeof messages, Values>(messages, {
  pap: () => import(/* webpackChunkName: "texts-pap" */ '../messages/pap.messages.json'),
  nl: () => import(/* webpackChunkName: "texts-nl" */ '../messages/nl.messages.json'),
  es: () => import(/* webpackChunkName: "texts-es" */ '../messages/es.messages.json'),
});

// Only with its language, so that no other page loads it.
registerCatalogue(
  {},
  {
    pap: async () => {
      await import(/* webpackChunkName: "texts-pap" */ './papiamento.ts');
      return { default: {} };
    },
  },
);

/** Salary of a vacancy, in minor units. Null where the employer stated nothing. */
export type SalaryParts = {
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: Currency | null;
  salary_period: SalaryPeriod | null;
};

/** Formats amounts, days and ages in one language. */
export type Formatters = Formats &
  MoneyFormats & {
    /** `Afl. 2,400 – 2,900 / month`, `Afl. 16.50 / hour`, `From Afl. 2,400 / month`; null where none is stated. */
    formatSalary: (salary: SalaryParts) => string | null;
    /** `3 days ago`, by the calendar of Aruba. */
    formatAgo: (instant: Instant, now?: Instant) => string;
    /** `in 12 days`, `tomorrow`, `today`, `closed`; the date itself from two months on. The day counts until its end. */
    closesIn: (day: string, now?: Instant) => string;
  };

function createFormatters(formats: Formats, t: KitText): Formatters {
  const money = createMoneyFormats(formats, t);
  const { formatWage } = money;

  return {
    ...formats,
    ...money,
    formatAgo: (instant, now = renderTime()) => ago(t, toDate(instant), toDate(now)),
    formatSalary({ salary_min: min, salary_max: max, salary_currency: currency, salary_period: period }) {
      if ((min === null && max === null) || currency === null) return null;
      const stated =
        period === null ? (text: string) => text : (text: string) => t(`salary.${period}`, { amount: text });
      if (min === null || max === null) {
        if (min !== null) return stated(t('salary.from', { min: formatWage(min, currency) }));
        return stated(t('salary.upTo', { max: formatWage(max ?? 0, currency) }));
      }
      return stated(formatWage(min, currency, max));
    },
    closesIn(day, now) {
      const count = daysUntil(day, now);
      if (count < 0) return t('closes.past');
      if (count === 0) return t('closes.today');
      if (count === 1) return t('closes.tomorrow');
      if (count > 60) return t('closes.on', { day: formats.formatDay(day) });
      return t('closes.days', { count });
    },
  };
}

const byFormats = new Map<Formats, Formatters>();

/** Returns the cached formatters of a language. */
export function formattersFor(locale: string): Formatters {
  const formats = formatsFor(locale);
  const known = byFormats.get(formats);
  if (known) return known;
  const made = createFormatters(formats, kitTextIn(locale));
  byFormats.set(formats, made);
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
