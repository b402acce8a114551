import type { Locale, VacancyCard } from '@cpa/shared/contracts';
import { createServerTexts, DEFAULT_LOCALE, moneyIn } from '@cpa/shared/server';
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
  const [first, last] = [min ?? max, max ?? min];
  if (currency === null || first === null || last === null) return undefined;
  const amount = moneyIn(locale).formatWage(first, currency, last);
  return period === null ? amount : textIn(locale)(`salary.${period}`, { amount });
}
