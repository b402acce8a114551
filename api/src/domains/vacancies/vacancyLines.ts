import type { Currency, SalaryPeriod, VacancyCard } from '@cpa/shared/contracts';

/** What is said of a vacancy under its title: company and district, then the salary if it is stated. */
export function vacancyLines(vacancy: VacancyCard): string[] {
  const place = vacancy.location_district?.name;
  const salary = salaryText(vacancy);
  return [[vacancy.company.name, ...(place ? [place] : [])].join(', '), ...(salary ? [salary] : [])];
}

/** As "Afl. 2,400 – 2,900 / month", the way the site says it. */
export function salaryText(vacancy: VacancyCard): string | undefined {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = vacancy;
  if (currency === null || (min === null && max === null)) return undefined;
  const amounts = [...new Set([min, max].filter((amount) => amount !== null))].map(wholeOrCents);
  return `${SIGNS[currency]} ${amounts.join(' – ')}${period ? ` / ${PERIODS[period]}` : ''}`;
}

function wholeOrCents(minor: number): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  return (minor / 100).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

const SIGNS: Record<Currency, string> = { AWG: 'Afl.', USD: 'US$', EUR: '€' };
const PERIODS: Record<SalaryPeriod, string> = { hour: 'hour', month: 'month', year: 'year' };
