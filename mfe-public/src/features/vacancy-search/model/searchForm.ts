import type { VacancyFacets } from '@cpa/shared/contracts';
import { panelGroups } from './panelGroups.ts';
import type { VacancyQuery } from './vacancyQuery.ts';

/** ID of the search form, which the filters belong to without JavaScript. */
export const SEARCH_FORM_ID = 'vacancy-search';

/** Returns the parameters whose filters are on the page, so that the search form sends them. */
export function controlledFilters(facets: VacancyFacets | null, query: VacancyQuery): string[] {
  if (!facets) return ['sort_by', 'sort_order'];
  const shown = panelGroups(facets, query).flatMap(({ options }) => options.map(({ key }) => key));
  // The select has one district.
  const filters = [...new Set(shown)].filter((key) => key !== 'filter_districts' || query[key].length < 2);
  const refined = [
    ...(query.salary.length > 0 ? ['salary_unstated'] : []),
    ...(query.filter_districts.length === 1 ? ['within_km'] : []),
  ];
  return [...filters, 'salary', ...refined, 'sort_by', 'sort_order'];
}
