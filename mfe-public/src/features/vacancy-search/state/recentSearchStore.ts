import type { VacancyFacets } from '@cpa/shared/contracts';
import { storedValue } from '@cpa/shared/store';
import { useSyncExternalStore } from 'react';
import { activeFilters } from '../model/activeFilters.ts';
import { type RecentSearch, recentSearchesSchema, addRecentSearch } from '../model/recentSearches.ts';
import { type VacancyQuery, writeCriteria } from '../model/vacancyQuery.ts';

const NONE: RecentSearch[] = [];
const stored = storedValue('recentSearches', recentSearchesSchema, {
  owner: 'adopted',
});
const recentSearches = (): RecentSearch[] => stored.read() ?? NONE;

/** Returns the recent searches of this browser, newest first. */
export function useRecentSearches(): RecentSearch[] {
  return useSyncExternalStore(stored.subscribe, recentSearches, () => NONE);
}

/** Stores a search with the labels of its filters. */
export function storeRecentSearch(query: VacancyQuery, facets: VacancyFacets): void {
  const made = {
    search: writeCriteria(query).join('&'),
    words: query.search_string,
    filters: activeFilters(query, facets).flatMap(({ key, value, name, kilometres }) => {
      if (key === 'salary') return [`salary=${value}`];
      return kilometres === undefined ? [name] : [name, `within_km=${kilometres}`];
    }),
  };
  stored.write(addRecentSearch(recentSearches(), made));
}

export function removeRecentSearch(search: string): void {
  stored.write(recentSearches().filter((recent) => recent.search !== search));
}

export function clearRecentSearches(): void {
  stored.write([]);
}
