import type { Currency, SalaryPeriod, VacancyCard } from '@cpa/shared/contracts';

/** Line below the title of a vacancy: company and district, and a stated salary. */
export function vacancyLines(vacancy: VacancyCard): string[] {
  const place = vacancy.location_district?.name;
  const salary = salaryText(vacancy);
  return [[vacancy.company.name, ...(place ? [place] : [])].join(', '), ...(salary ? [salary] : [])];
}

/** Formats "Afl. 2,400 – 2,900 / month", as on the site. */
export function salaryText(vacancy: VacancyCard): string | undefined {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = vacancy;
  if (currency === null || (min === null && max === null)) return undefined;
  const amounts = [...new Set([min, max].filter((amount) => amount !== null))].map(wholeOrCents);
  return `${SIGNS[currency]} ${amounts.join(' – ')}${period ? ` / ${PERIODS[period]}` : ''}`;
}

/** Formats "US$ 199" or "Afl. 16.50", as on the site. */
export function amountText(minor: number, currency: Currency): string {
  return `${SIGNS[currency]} ${wholeOrCents(minor)}`;
}

function wholeOrCents(minor: number): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  return (minor / 100).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

const SIGNS: Record<Currency, string> = { AWG: 'Afl.', USD: 'US$', EUR: '€' };
const PERIODS: Record<SalaryPeriod, string> = { hour: 'hour', month: 'month', year: 'year' };
