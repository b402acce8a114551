import type { VacancySort } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';

/** Offered orders of the vacancies of a company; the first is the default. */
export const VACANCY_SORTS = ['date', 'closing', 'salary'] as const satisfies readonly VacancySort[];
export type CompanyVacancySort = (typeof VACANCY_SORTS)[number];

/** Reads the parameter `sort_by`; the default if it is missing or invalid. */
export function readVacancySort({ url }: Pick<Request, 'url'>): CompanyVacancySort {
  const sort = new URL(url).searchParams.get('sort_by');
  return VACANCY_SORTS.find((offered) => offered === sort) ?? VACANCY_SORTS[0];
}

/** Returns the URL of a page of vacancies in an order. */
export function companyUrl(id: number, { page, sort }: { page: number; sort: CompanyVacancySort }): string {
  const params = new URLSearchParams();
  if (sort !== VACANCY_SORTS[0]) params.set('sort_by', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${paths.company(id)}?${params}` : paths.company(id);
}
