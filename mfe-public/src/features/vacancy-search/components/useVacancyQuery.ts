import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useOptimisticQuery } from '../../../search/useOptimisticQuery.ts';
import { useTargetLocation } from '../../../search/useTargetLocation.ts';
import { withSearch } from '../model/changeQuery.ts';
import { readQuery, readSelectedId, vacanciesUrl, type VacancyQuery } from '../model/vacancyQuery.ts';

/** Returns the query of the list, derived from the URL or the pending navigation, and functions that change it. */
export function useVacancyQuery() {
  const { search: committed } = useLocation();
  const { search } = useTargetLocation();
  const routed = useMemo(() => readQuery(new URLSearchParams(search)), [search]);
  const [query, change] = useOptimisticQuery(routed);

  return {
    query,
    /** Keeps the scroll position: the user may be at a filter beside the list. */
    changeQuery: (next: VacancyQuery): void => change(next, vacanciesUrl(next), { preventScrollReset: true }),
    /** Replaces the history entry, for a change that was prepared in its own entry. */
    replaceQuery: (next: VacancyQuery): void =>
      change(next, vacanciesUrl(next), { preventScrollReset: true, replace: true }),
    /** Replaces the history entry while a search is refined, so that Back leads to the list before the search. */
    search: (text: string): void => {
      const next = withSearch(query, text);
      const replace = readQuery(new URLSearchParams(committed)).search_string !== '';
      change(next, vacanciesUrl(next), { replace });
    },
    /** Switches the map on or off. */
    showMap: (isMap: boolean): void => {
      const next = { ...query, isMap };
      change(next, vacanciesUrl(next), { preventScrollReset: true });
    },
    /** Replaces the history entry: Back leads to the page before the list, however often the list has grown. */
    showMore: (next: VacancyQuery): void => {
      const selectedId = readSelectedId(new URLSearchParams(committed));
      change(next, vacanciesUrl(next, selectedId), { preventScrollReset: true, replace: true });
    },
  };
}
