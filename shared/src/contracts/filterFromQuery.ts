import * as z from 'zod/mini';
import { vacancyFilterSchema, type VacancyFilter } from './vacancies.ts';

const MOST_VALUES = 50;
const LONGEST_SEARCH = 200;

/**
 * Converts the query string of the vacancy list to the body of the search request. Lists are separated by commas.
 * Invalid values are dropped, so that an old or mistyped link still works.
 */
export function filterFromQuery(params: URLSearchParams): VacancyFilter {
  const filter: Record<string, unknown> = {};
  for (const [key, read] of Object.entries(readers())) {
    const value = read(params.get(key) ?? '');
    if (value !== undefined) filter[key] = value;
  }
  return filter;
}

type Reader = (text: string) => unknown;

/** Parses each value separately, so that an invalid one does not affect the others. */
const list =
  (key: keyof VacancyFilter, of: (text: string) => unknown): Reader =>
  (text) => {
    const schema = vacancyFilterSchema.shape[key];
    const values = text
      .split(',')
      .filter((word) => word !== '')
      .map(of)
      .filter((value) => z.safeParse(schema, [value]).success);
    return values.length === 0 ? undefined : [...new Set(values)].slice(0, MOST_VALUES);
  };

const one =
  (key: keyof VacancyFilter, of: (text: string) => unknown): Reader =>
  (text) => {
    const parsed = z.safeParse(vacancyFilterSchema.shape[key], of(text));
    return text === '' || !parsed.success ? undefined : parsed.data;
  };

const flag = (text: string): true | undefined => text === 'true' || text === '1' || undefined;

const words = (text: string): string => text;

/** Created on first use: most pages never parse a query string. */
const readers = (): Record<keyof VacancyFilter, Reader> => ({
  search_string: (text) => text.trim().slice(0, LONGEST_SEARCH) || undefined,
  filter_sectors: list('filter_sectors', Number),
  filter_educations: list('filter_educations', Number),
  filter_workloads: list('filter_workloads', Number),
  filter_languages: list('filter_languages', Number),
  sort_by: one('sort_by', words),
  sort_order: one('sort_order', words),
  filter_districts: list('filter_districts', Number),
  filter_companies: list('filter_companies', Number),
  filter_employment_types: list('filter_employment_types', words),
  filter_remote: list('filter_remote', words),
  filter_work_permits: list('filter_work_permits', words),
  posted_within: one('posted_within', Number),
  salary_stated: one('salary_stated', flag),
  salary: one('salary', Number),
  salary_unstated: one('salary_unstated', flag),
  within_km: one('within_km', Number),
});
