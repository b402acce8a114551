import type { VacancyPage } from '@cpa/shared/contracts';
import { withSalary, withSearch } from './changeQuery.ts';
import { chosenOptions, type PanelGroup, panelGroups, withoutGroup } from './panelGroups.ts';
import type { VacancyQuery } from './vacancyQuery.ts';

/** Query without one of its criteria; `total` is the number of results, null if unknown. */
export type Relaxation = {
  key: PanelGroup['name'] | 'search_string' | 'salary';
  names: string[];
  query: VacancyQuery;
  total: number | null;
};

/**
 * Returns the ways to relax a query without results: the most productive first, or every criterion if none helps
 * alone.
 */
export function relaxations(query: VacancyQuery, { facets, loosened }: VacancyPage): Relaxation[] {
  const candidates: Relaxation[] = panelGroups(facets, query).flatMap((group) => {
    const chosen = chosenOptions(group, query);
    if (chosen.length === 0) return [];
    const names = chosen.map(({ name }) => name);
    return [{ key: group.name, names, query: withoutGroup(group, query), total: null }];
  });
  if (query.salary.length > 0) {
    candidates.push({ key: 'salary', names: [], query: withSalary(query, undefined), total: null });
  }
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
