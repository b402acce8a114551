import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ApplicantFilter } from '../model/applicantFilter.ts';
import { filterFromQuery, filterToQuery } from '../model/filterQuery.ts';

/** Navigation state that marks changes made by this hook. */
const FILTER_STATE = { isFilter: true };

/**
 * Returns the filter from the URL query and a function to change it. The search text is also held in state: the URL
 * changes asynchronously, and a field controlled by it would drop keystrokes.
 */
export function useApplicantFilter(): [ApplicantFilter, (next: ApplicantFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const { state, key } = useLocation();
  const inUrl = filterFromQuery(query);
  const [search, setSearch] = useState(inUrl.search);
  const isOwnChange = (state as typeof FILTER_STATE | null)?.isFilter === true;

  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    // Another navigation, such as through the side navigation, replaces the typed text.
    setSeenKey(key);
    if (!isOwnChange) setSearch(inUrl.search);
  }

  const change = (next: ApplicantFilter) => {
    setSearch(next.search);
    setQuery(filterToQuery(next), { replace: true, preventScrollReset: true, state: FILTER_STATE });
  };
  return [{ ...inUrl, search }, change];
}
