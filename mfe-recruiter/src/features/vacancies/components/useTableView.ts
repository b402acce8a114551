import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { type TableView, viewFromQuery, viewToQuery } from '../model/tableView.ts';

/** Navigation state that marks changes made by this hook. */
const OWN_STATE = { isTableView: true };

/** Milliseconds without typing until the search text is written to the URL. */
const URL_DELAY_MS = 300;

export type ChangeView = (change: Partial<TableView>) => void;

/**
 * Returns what the table shows and a function to change it. It is held in state, so that the table answers before the
 * router does, and follows the URL on every other navigation. A change shows the first page unless it sets another.
 */
export function useTableView(): [TableView, ChangeView] {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const [view, setView] = useState(() => viewFromQuery(query));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    const isOwn = (state as typeof OWN_STATE | null)?.isTableView === true && navigationType === 'REPLACE';
    if (!isOwn) setView(viewFromQuery(query));
  }

  useEffect(() => () => clearTimeout(timer.current), [key]);

  const change: ChangeView = (changed) => {
    const next = { ...view, page: 1, ...changed };
    setView(next);
    clearTimeout(timer.current);
    const write = () =>
      setQuery(viewToQuery(next), { replace: true, preventScrollReset: true, state: OWN_STATE });
    if ('search' in changed) timer.current = setTimeout(write, URL_DELAY_MS);
    else write();
  };
  return [view, change];
}
