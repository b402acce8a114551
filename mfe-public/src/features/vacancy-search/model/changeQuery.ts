import { searchText } from '../../../search/searchText.ts';
import { FILTER_GROUPS, type FilterKey, type FilterValue } from './filterGroups.ts';
import { defaultSort, NATURAL_ORDER, partsOfChoice, type SortChoice } from './sortChoices.ts';
import type { VacancyQuery } from './vacancyQuery.ts';

/** Every change resets the list to its first page. */
const FIRST_PAGE = { page: 1, through: 1 };

export function withSearch(query: VacancyQuery, typed: string): VacancyQuery {
  const search_string = searchText(typed);
  // Relevance needs a search text.
  const sort_by = search_string === '' && query.sort_by === 'relevance' ? null : query.sort_by;
  return { ...query, search_string, sort_by, ...FIRST_PAGE };
}

/** Adds a filter value, or removes it if it is set. Replaces the value of a single-value filter. */
export function withToggled(query: VacancyQuery, key: FilterKey, value: FilterValue): VacancyQuery {
  const chosen = query[key];
  const group = FILTER_GROUPS.find((candidate) => candidate.key === key);
  const others = group && 'isSingle' in group ? [] : chosen;
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...others, value];
  return { ...query, [key]: next, ...FIRST_PAGE };
}

/** Removes all values of a filter. */
function withoutFilter(query: VacancyQuery, key: FilterKey): VacancyQuery {
  return { ...query, [key]: [], ...FIRST_PAGE };
}

/** Sets the sort order. The default order is omitted from the URL. */
export function withSort(query: VacancyQuery, choice: SortChoice): VacancyQuery {
  const { sort, order } = partsOfChoice(choice);
  const isNatural = order === NATURAL_ORDER[sort];
  return {
    ...query,
    sort_by: isNatural && sort === defaultSort(query) ? null : sort,
    sort_order: isNatural ? null : order,
    ...FIRST_PAGE,
  };
}

/** Sets the only district; null for all of Aruba. */
export function withDistrict(query: VacancyQuery, id: FilterValue | null): VacancyQuery {
  return { ...query, filter_districts: id === null ? [] : [id], ...FIRST_PAGE };
}

export function withPage(query: VacancyQuery, page: number): VacancyQuery {
  return { ...query, page, through: page };
}

/** Extends the list to a page. */
export function withThrough(query: VacancyQuery, through: number): VacancyQuery {
  return { ...query, through };
}

/** Removes all filters; keeps search text and sort order. */
export function withoutFilters(query: VacancyQuery): VacancyQuery {
  return FILTER_GROUPS.reduce((rest, { key }) => withoutFilter(rest, key), query);
}

export function countFilters(query: VacancyQuery): number {
  return FILTER_GROUPS.reduce((count, { key }) => count + query[key].length, 0);
}
