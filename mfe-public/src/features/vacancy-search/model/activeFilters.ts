import type { VacancyFacets } from '@cpa/shared/contracts';
import { FILTER_GROUPS, type FilterKey, type FilterValue } from './filterGroups.ts';
import type { VacancyQuery } from './vacancyQuery.ts';

/** `name`: of the option; '' for the lowest salary. `kilometres`: distance from a district. */
export type ActiveFilter = { key: FilterKey; value: FilterValue; name: string; kilometres?: FilterValue };

/** Returns the active filters with their labels. Omits values whose label is unknown. */
export function activeFilters(query: VacancyQuery, facets: VacancyFacets): ActiveFilter[] {
  const [kilometres] = query.within_km;
  return FILTER_GROUPS.flatMap((group): ActiveFilter[] => {
    const { key } = group;
    if (key === 'salary') return query[key].map((value) => ({ key, value, name: '' }));
    if (!('facet' in group)) return [];
    return query[key].flatMap((value) => {
      const option = facets[group.facet].find(({ id }) => id === value);
      if (!option) return [];
      const around = key === 'filter_districts' && kilometres !== undefined ? { kilometres } : {};
      return [{ key, value, name: option.name, ...around }];
    });
  });
}
