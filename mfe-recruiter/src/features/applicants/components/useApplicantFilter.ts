import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ApplicantFilter } from '../model/applicantFilter.ts';
import { filterFromAddress, filterToAddress } from '../model/filterInAddress.ts';

/** Marks the changes of address that come from here. */
const OWN = { isFilter: true };

/**
 * The filter that the address holds. What is being typed is kept beside it: the address follows a moment later,
 * and a field that waited for it would lose letters.
 */
export function useApplicantFilter(): [ApplicantFilter, (next: ApplicantFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const { state, key } = useLocation();
  const inAddress = filterFromAddress(query);
  const [search, setSearch] = useState(inAddress.search);
  const isOwn = (state as typeof OWN | null)?.isFilter === true;

  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    // Somebody went elsewhere, as by the side navigation: the address is right, not what was typed.
    setSeenKey(key);
    if (!isOwn) setSearch(inAddress.search);
  }

  const change = (next: ApplicantFilter) => {
    setSearch(next.search);
    setQuery(filterToAddress(next), { replace: true, preventScrollReset: true, state: OWN });
  };
  return [{ ...inAddress, search }, change];
}
