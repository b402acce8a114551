import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type ApplicantView, viewFromQuery, viewToQuery } from '../../../applicant-list/applicantView.ts';

/** Navigation state that marks changes made by this hook. */
const VIEW_STATE = { isView: true };

/**
 * Returns the view from the query of the URL and a function to change parts of it. The search text is also held in
 * state: the URL changes asynchronously, and a field controlled by it would drop keystrokes.
 */
export function useApplicantView(): [ApplicantView, (change: Partial<ApplicantView>) => void] {
  const [query, setQuery] = useSearchParams();
  const { state, key } = useLocation();
  const inUrl = useMemo(() => viewFromQuery(query), [query]);
  const [search, setSearch] = useState(inUrl.search);
  const isOwnChange = (state as typeof VIEW_STATE | null)?.isView === true;

  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    // Another navigation, such as through the side navigation, replaces the typed text.
    setSeenKey(key);
    if (!isOwnChange) setSearch(inUrl.search);
  }

  // The same object until the view changes, also when the URL follows: a new one filters and sorts the list again.
  const written = viewToQuery({ ...inUrl, search }).toString();
  const view = useMemo(() => viewFromQuery(new URLSearchParams(written)), [written]);
  const latest = useRef({ view, setQuery });
  useLayoutEffect(() => {
    latest.current = { view, setQuery };
  }, [view, setQuery]);
  // Never changes, so that selecting an applicant does not render the toolbar.
  const change = useCallback((changes: Partial<ApplicantView>) => {
    const next = { ...latest.current.view, ...changes };
    setSearch(next.search);
    latest.current.setQuery(viewToQuery(next), {
      replace: true,
      preventScrollReset: true,
      state: VIEW_STATE,
    });
  }, []);
  return [view, change];
}
