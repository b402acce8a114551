import type { VacancyPage } from '@cpa/shared/contracts';
import { withoutFilter, withSearch } from './changeQuery.ts';
import { activeFilters } from './activeFilters.ts';
import { FILTER_GROUPS, type FilterKey } from './filterGroups.ts';
import type { VacancyQuery } from './vacancyQuery.ts';

/** Query without one of its criteria; `total` is the number of results, null if unknown. */
export type Relaxation = {
  key: FilterKey | 'search_string';
  names: string[];
  query: VacancyQuery;
  total: number | null;
};

/**
 * Returns the ways to relax a query without results: the most productive first, or every criterion if none helps
 * alone.
 */
export function relaxations(query: VacancyQuery, { facets, loosened }: VacancyPage): Relaxation[] {
  const chosen = activeFilters(query, facets);
  const candidates: Relaxation[] = FILTER_GROUPS.filter(({ key }) => query[key].length > 0).map(
    ({ key }) => ({
      key,
      names: chosen.filter((filter) => filter.key === key).map(({ name }) => name),
      query: withoutFilter(query, key),
      total: null,
    }),
  );
  if (query.search_string) {
    candidates.unshift({ key: 'search_string', names: [], query: withSearch(query, ''), total: null });
  }
  const helpful = candidates.flatMap((way) => {
    const found = loosened.find(({ without }) => without === way.key);
    return found ? [{ ...way, total: found.total }] : [];
  });
  return helpful.length > 0
    ? helpful.toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0))
    : candidates;
}
