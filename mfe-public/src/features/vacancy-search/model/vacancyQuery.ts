import type { SortOrder, VacancyFacets, VacancyFilter, VacancySort } from '@cpa/shared/contracts';

/** The groups of filters a person sees, in this order, by their key in the address; `facet` names their counts. */
export const FILTER_GROUPS = [
  { key: 'filter_sectors', facet: 'sectors' },
  { key: 'filter_workloads', facet: 'workloads' },
  { key: 'filter_educations', facet: 'educations' },
  { key: 'filter_languages', facet: 'languages' },
  { key: 'filter_districts', facet: 'districts' },
] as const satisfies readonly { key: keyof VacancyFilter; facet: keyof VacancyFacets }[];

export type FilterKey = (typeof FILTER_GROUPS)[number]['key'];

/** What a person asked for, as the address says it. A sort of null is the list's own: relevance, else newest. */
export type VacancyQuery = Record<FilterKey, number[]> & {
  search_string: string;
  sort_by: VacancySort | null;
  sort_order: SortOrder | null;
  page: number;
};

const LONGEST_SEARCH = 200;
const MOST_VALUES = 50;
const LAST_PAGE = 100_000;
const SORTS: readonly string[] = ['relevance', 'date', 'closing', 'salary'] satisfies VacancySort[];

/** Reads an address; whatever in it makes no sense is left out, so an old or mistyped link still shows a list. */
export function readQuery(params: URLSearchParams): VacancyQuery {
  const ids = (key: FilterKey) => readIds(params.get(key));
  const sort = params.get('sort_by');
  const order = params.get('sort_order');
  return {
    search_string: (params.get('search_string') ?? '').trim().slice(0, LONGEST_SEARCH),
    filter_sectors: ids('filter_sectors'),
    filter_workloads: ids('filter_workloads'),
    filter_educations: ids('filter_educations'),
    filter_languages: ids('filter_languages'),
    filter_districts: ids('filter_districts'),
    sort_by: isSort(sort) ? sort : null,
    sort_order: order === 'asc' || order === 'desc' ? order : null,
    page: readPage(params.get('page')),
  };
}

/** The query part of an address, always in one order, so that equal questions have equal addresses. */
export function writeQuery(query: VacancyQuery): string {
  const parts: string[] = [];
  if (query.search_string) parts.push(`search_string=${encodeURIComponent(query.search_string)}`);
  for (const { key } of FILTER_GROUPS) {
    if (query[key].length > 0) parts.push(`${key}=${[...query[key]].sort(byNumber).join(',')}`);
  }
  if (query.sort_by) parts.push(`sort_by=${query.sort_by}`);
  if (query.sort_order) parts.push(`sort_order=${query.sort_order}`);
  if (query.page > 1) parts.push(`page=${query.page}`);
  return parts.join('&');
}

/** The body of the search call; empty when nothing was asked for. The page travels beside it. */
export function toFilter(query: VacancyQuery): VacancyFilter {
  const filter: VacancyFilter = {};
  if (query.search_string) filter.search_string = query.search_string;
  for (const { key } of FILTER_GROUPS) if (query[key].length > 0) filter[key] = [...query[key]];
  if (query.sort_by) filter.sort_by = query.sort_by;
  if (query.sort_order) filter.sort_order = query.sort_order;
  return filter;
}

function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number).filter(isId);
  return [...new Set(ids)].slice(0, MOST_VALUES);
}

function readPage(text: string | null): number {
  const page = Number(text);
  return isId(page) && page <= LAST_PAGE ? page : 1;
}

function isId(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

function isSort(value: string | null): value is VacancySort {
  return value !== null && SORTS.includes(value);
}

function byNumber(a: number, b: number): number {
  return a - b;
}
