import { readQuery, vacanciesUrl } from '../features/vacancy-search/model/vacancyQuery.ts';
import { searchText } from '../search-params/searchText.ts';

/** What other pages may ask of the list of vacancies. */
export type Asked = { words?: string; sector?: number; district?: number | null; isSalaryStated?: boolean };

/** The address of the list that answers it. */
export function searchUrl({ words = '', sector, district, isSalaryStated }: Asked): string {
  return vacanciesUrl({
    ...readQuery(new URLSearchParams()),
    search_string: searchText(words),
    filter_sectors: sector ? [sector] : [],
    filter_districts: district ? [district] : [],
    salary_stated: isSalaryStated ? ['true'] : [],
  });
}
