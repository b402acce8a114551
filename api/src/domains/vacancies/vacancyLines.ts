import type { Currency, Locale, VacancyCard } from '@cpa/shared/contracts';
import { createServerTexts, DEFAULT_LOCALE, formatsFor } from '@cpa/shared/server';
import type english from './lines.messages.json';
import type { Values } from './lines.messages.values.ts';

const textIn = createServerTexts<typeof english, Values>(new URL('lines.messages.json', import.meta.url));

/** Line below the title of a vacancy: company and district, and a stated salary. */
export function vacancyLines(vacancy: VacancyCard, locale: Locale = DEFAULT_LOCALE): string[] {
  const place = vacancy.location_district?.name;
  const salary = salaryText(vacancy, locale);
  return [[vacancy.company.name, ...(place ? [place] : [])].join(', '), ...(salary ? [salary] : [])];
}

/** Formats "Afl. 2,400 – 2,900 / month", as on the site. */
export function salaryText(vacancy: VacancyCard, locale: Locale = DEFAULT_LOCALE): string | undefined {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = vacancy;
  if (currency === null || (min === null && max === null)) return undefined;
  const [first, ...rest] = [...new Set([min, max].filter((amount) => amount !== null))];
  const amount = [
    amountText(first!, currency, locale),
    ...rest.map((minor) => wholeOrCents(minor, locale)),
  ].join(' – ');
  return period === null ? amount : textIn(locale)(`salary.${period}`, { amount });
}

/** Formats "Afl. 2,400". */
export const amountText = (minor: number, currency: Currency, locale: Locale): string =>
  `${SIGNS[currency]} ${wholeOrCents(minor, locale)}`;

const wholeOrCents = (minor: number, locale: Locale): string =>
  formatsFor(locale).formatAmount(minor, minor % 100 !== 0);

const SIGNS: Record<Currency, string> = { AWG: 'Afl.', USD: 'US$', EUR: '€' };
