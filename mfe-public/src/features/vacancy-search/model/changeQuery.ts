import type { VacancySort } from '@cpa/shared/contracts';
import { FILTER_GROUPS, type FilterKey, type VacancyQuery } from './vacancyQuery.ts';

/** Every change of the question starts again at its first page. */
const FIRST_PAGE = 1;

export function withSearch(query: VacancyQuery, search_string: string): VacancyQuery {
  // Relevance means nothing without words to be relevant to.
  const sort_by = search_string === '' && query.sort_by === 'relevance' ? null : query.sort_by;
  return { ...query, search_string, sort_by, page: FIRST_PAGE };
}

/** Adds a value of a filter, or takes it out when it is chosen already. */
export function withToggled(query: VacancyQuery, key: FilterKey, id: number): VacancyQuery {
  const chosen = query[key];
  const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
  return { ...query, [key]: next, page: FIRST_PAGE };
}

/** Sorts; the list's own order leaves no trace in the address. */
export function withSort(query: VacancyQuery, sort: VacancySort): VacancyQuery {
  return { ...query, sort_by: sort === ownSort(query) ? null : sort, sort_order: null, page: FIRST_PAGE };
}

export function withPage(query: VacancyQuery, page: number): VacancyQuery {
  return { ...query, page };
}

/** Takes out every filter and keeps the words and the order. */
export function withoutFilters(query: VacancyQuery): VacancyQuery {
  const none = Object.fromEntries(FILTER_GROUPS.map(({ key }) => [key, []])) as unknown as Record<
    FilterKey,
    number[]
  >;
  return { ...query, ...none, page: FIRST_PAGE };
}

/** The order a list has that nobody sorted. */
export function ownSort(query: VacancyQuery): VacancySort {
  return query.search_string ? 'relevance' : 'date';
}

export function countFilters(query: VacancyQuery): number {
  return FILTER_GROUPS.reduce((count, { key }) => count + query[key].length, 0);
}
