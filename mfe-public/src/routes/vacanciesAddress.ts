import { paths } from '@cpa/shared/routing';
import { readQuery, searchWords, writeQuery } from '../features/vacancy-search/model/vacancyQuery.ts';

/** What other pages may ask of the list of vacancies. */
export type Asked = { words?: string; sector?: number; district?: number | null; isSalaryStated?: boolean };

/** The address of the list that answers it. */
export function vacanciesAddress({ words = '', sector, district, isSalaryStated }: Asked): string {
  const search = writeQuery({
    ...readQuery(new URLSearchParams()),
    search_string: searchWords(words),
    filter_sectors: sector ? [sector] : [],
    filter_districts: district ? [district] : [],
    salary_stated: isSalaryStated ? ['true'] : [],
  });
  return search ? `${paths.vacancies}?${search}` : paths.vacancies;
}
