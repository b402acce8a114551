import type { SortOrder, VacancyFilter, VacancySort } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { searchText } from '../../../search/searchText.ts';
import { partsOfChoice, sortChoice } from './sortChoices.ts';
import { FILTER_GROUPS, type FilterKey, type FilterValue, readValues, writeValues } from './filterGroups.ts';

/** Search query as stored in the URL. `sort_by` null: the default order. */
export type VacancyQuery = Record<FilterKey, FilterValue[]> & {
  search_string: string;
  sort_by: VacancySort | null;
  sort_order: SortOrder | null;
  page: number;
  /** Last page on screen; greater than `page` after "Show more". */
  through: number;
  /** The map of districts is beside the list. Not part of the request. */
  isMap: boolean;
};

/** Parameter of the vacancy in the panel beside the list; not part of the query. */
const SELECTED = 'vacancy';
const LAST_PAGE = 100_000;
/** Maximum number of pages in one list. */
export const MAX_PAGES = 100;
const SORTS: readonly string[] = [
  'relevance',
  'date',
  'closing',
  'salary',
  'distance',
] satisfies VacancySort[];

/**
 * Parses the query from URL parameters. Ignores invalid values, so that an outdated or mistyped link still shows a
 * list.
 */
export function readQuery(params: URLSearchParams): VacancyQuery {
  const filters = FILTER_GROUPS.map((group) => [
    group.key,
    // A form without JavaScript repeats the parameter for each value.
    readValues(group, params.getAll(group.key).join()),
  ]);
  // The form without JavaScript has one select for both: `closing.desc`.
  const [sort = '', order = params.get('sort_order')] = (params.get('sort_by') ?? '').split('.');
  const page = readPage(params.get('page'));
  return tidied({
    ...(Object.fromEntries(filters) as Record<FilterKey, FilterValue[]>),
    search_string: searchText(params.get('search_string') ?? ''),
    sort_by: isSort(sort) ? sort : null,
    sort_order: order === 'asc' || order === 'desc' ? order : null,
    page,
    through: Math.min(Math.max(page, readPage(params.get('through'))), page + MAX_PAGES - 1),
    isMap: params.get('view') === 'map',
  });
}

/** Removes filters that have no meaning without another one that is not set. */
export function tidied(query: VacancyQuery): VacancyQuery {
  const { filter_districts, within_km, salary, salary_unstated, sort_by } = query;
  const hasDistrict = filter_districts.length > 0;
  return {
    ...query,
    within_km: hasDistrict ? within_km : [],
    salary_unstated: salary.length > 0 ? salary_unstated : [],
    sort_by: sort_by === 'distance' && !(hasDistrict && within_km.length > 0) ? null : sort_by,
  };
}

/** Serialises the query in a fixed order, so that equal queries have equal URLs. */
export function writeQuery(query: VacancyQuery): string {
  const parts = writeCriteria(query);
  if (query.page > 1) parts.push(`page=${query.page}`);
  if (query.through > query.page) parts.push(`through=${query.through}`);
  return parts.join('&');
}

/** Returns the URL of a list; `selectedId` is the vacancy in the panel beside it. */
export function vacanciesUrl(query: VacancyQuery, selectedId: number | null = null): string {
  const view = query.isMap && 'view=map';
  const search = [writeQuery(query), view, selectedId && `${SELECTED}=${selectedId}`]
    .filter(Boolean)
    .join('&');
  return search ? `${paths.vacancies}?${search}` : paths.vacancies;
}

/** Returns the ID of the vacancy in the panel beside the list, or null. */
export function readSelectedId(params: URLSearchParams): number | null {
  const id = Number(params.get(SELECTED));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Serialises the criteria without pages, for feeds and alerts. */
export function writeCriteria(query: VacancyQuery): string[] {
  const parts: string[] = [];
  if (query.search_string) parts.push(`search_string=${encodeURIComponent(query.search_string)}`);
  for (const { key } of FILTER_GROUPS) {
    if (query[key].length > 0) parts.push(`${key}=${writeValues(query[key])}`);
  }
  if (query.sort_by) parts.push(`sort_by=${query.sort_by}`);
  if (query.sort_order) parts.push(`sort_order=${query.sort_order}`);
  return parts;
}

/** Builds the body of the search request; empty without criteria. The page is a separate parameter. */
export function toFilter(query: VacancyQuery): VacancyFilter {
  const filter: Record<string, unknown> = {};
  if (query.search_string) filter['search_string'] = query.search_string;
  for (const group of FILTER_GROUPS) {
    const values = query[group.key];
    const one = values[0] === 'true' ? true : values[0];
    if (values.length > 0) filter[group.key] = 'isSingle' in group ? one : [...values];
  }
  if (query.sort_by) filter['sort_by'] = query.sort_by;
  if (query.sort_order) {
    // The API applies the direction to a named criterion only.
    const { sort, order } = partsOfChoice(sortChoice(query));
    filter['sort_by'] = sort;
    filter['sort_order'] = order;
  }
  // `readQuery` has validated every value.
  return filter;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}

function isSort(value: string): value is VacancySort {
  return SORTS.includes(value);
}
