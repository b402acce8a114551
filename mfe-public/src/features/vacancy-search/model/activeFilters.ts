import type { VacancyFacets } from '@cpa/shared/contracts';
import { FILTER_GROUPS, type FilterKey, type FilterValue } from './filterGroups.ts';
import type { VacancyQuery } from './vacancyQuery.ts';

export type ActiveFilter = { key: FilterKey; value: FilterValue; name: string };

/** Returns the active filters with their labels. Omits values whose label is unknown. */
export function activeFilters(query: VacancyQuery, facets: VacancyFacets): ActiveFilter[] {
  return FILTER_GROUPS.flatMap(({ key, facet }) =>
    query[key].flatMap((value) => {
      const option = facets[facet].find(({ id }) => id === value);
      return option ? [{ key, value, name: option.name }] : [];
    }),
  );
}
