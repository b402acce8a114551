import type { VacancyFacets } from '@cpa/shared/contracts';
import { useSyncExternalStore } from 'react';
import { chosenFilters } from '../model/chosenFilters.ts';
import { readRecent, type RecentSearch, remembered } from '../model/recentSearches.ts';
import { type VacancyQuery, writeQuestion } from '../model/vacancyQuery.ts';
import { createDeviceValue } from '../../../device/deviceValue.ts';

const NONE: RecentSearch[] = [];
const recent = createDeviceValue('recentSearches', readRecent);

/** The last searches of this browser, the newest first. */
export function useRecentSearches(): RecentSearch[] {
  return useSyncExternalStore(recent.subscribe, recent.read, () => NONE);
}

/** Keeps what was searched for, with the names of its filters. */
export function rememberSearch(query: VacancyQuery, facets: VacancyFacets): void {
  const made = {
    search: writeQuestion(query).join('&'),
    words: query.search_string,
    filters: chosenFilters(query, facets).map(({ name }) => name),
  };
  recent.write(remembered(recent.read(), made));
}

export function forgetSearch(search: string): void {
  recent.write(recent.read().filter((kept) => kept.search !== search));
}

export function forgetSearches(): void {
  recent.write([]);
}
