import { readQuery, vacanciesUrl } from '../features/vacancy-search/model/vacancyQuery.ts';
import { searchText } from '../search/searchText.ts';

/** Criteria that other pages can link to. */
export type SearchCriteria = {
  text?: string;
  sector?: number;
  workload?: number;
  district?: number | null;
  isSalaryStated?: boolean;
};

/** Returns the URL of the vacancy list with these criteria. */
export function searchUrl({ text = '', sector, workload, district, isSalaryStated }: SearchCriteria): string {
  return vacanciesUrl({
    ...readQuery(new URLSearchParams()),
    search_string: searchText(text),
    filter_sectors: sector ? [sector] : [],
    filter_workloads: workload ? [workload] : [],
    filter_districts: district ? [district] : [],
    salary_stated: isSalaryStated ? ['true'] : [],
  });
}
