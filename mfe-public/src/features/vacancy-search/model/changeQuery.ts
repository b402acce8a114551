import { searchText } from '../../../search/searchText.ts';
import { FILTER_GROUPS, type FilterKey, type FilterValue } from './filterGroups.ts';
import { defaultSort, NATURAL_ORDER, partsOfChoice, type SortChoice } from './sortChoices.ts';
import { tidied, type VacancyQuery } from './vacancyQuery.ts';

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
  return tidied({ ...query, [key]: next, ...FIRST_PAGE });
}

/** Sets the lowest salary in florins a month; undefined for any. */
export function withSalary(query: VacancyQuery, salary: number | undefined): VacancyQuery {
  return tidied({ ...query, salary: salary ? [salary] : [], ...FIRST_PAGE });
}

/** Sets the distance from the district in kilometres; undefined for the district alone. The nearest come first. */
export function withDistance(query: VacancyQuery, kilometres: number | undefined): VacancyQuery {
  const sort_by = kilometres ? (query.sort_by ?? 'distance') : query.sort_by;
  return tidied({ ...query, within_km: kilometres ? [kilometres] : [], sort_by, ...FIRST_PAGE });
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
  return tidied({ ...query, filter_districts: id === null ? [] : [id], ...FIRST_PAGE });
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
  const none = Object.fromEntries(FILTER_GROUPS.map(({ key }) => [key, []]));
  return tidied({ ...query, ...none, ...FIRST_PAGE });
}

export function countFilters(query: VacancyQuery): number {
  return FILTER_GROUPS.reduce(
    (count, group) => count + ('refines' in group ? 0 : query[group.key].length),
    0,
  );
}
