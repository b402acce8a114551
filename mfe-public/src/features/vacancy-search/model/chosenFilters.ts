import type { VacancyFacets } from '@cpa/shared/contracts';
import { FILTER_GROUPS, type FilterKey, type VacancyQuery } from './vacancyQuery.ts';

export type ChosenFilter = { key: FilterKey; id: number; name: string };

/** The chosen values with their names, as chips show them; one whose name is not known is left out. */
export function chosenFilters(query: VacancyQuery, facets: VacancyFacets): ChosenFilter[] {
  return FILTER_GROUPS.flatMap(({ key, facet }) =>
    query[key].flatMap((id) => {
      const option = facets[facet].find((candidate) => candidate.id === id);
      return option ? [{ key, id, name: option.name }] : [];
    }),
  );
}
