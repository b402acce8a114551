import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router';
import { type TableView, viewFromQuery, viewToQuery } from '../model/tableView.ts';

/** Navigation state that marks changes made by this hook. */
const OWN_STATE = { isTableView: true };

/** Milliseconds without typing until the search text is written to the URL. */
const URL_DELAY_MS = 300;

export type ChangeView = (change: Partial<TableView>) => void;

/**
 * Returns the view of the table and a function to change it. It is held in state, so that the table updates before the
 * router does, and follows the URL on every other navigation. A change shows the first page unless it sets another.
 */
export function useTableView(): [TableView, ChangeView] {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const isLeaving = useNavigation().state !== 'idle';
  const [view, setView] = useState(() => viewFromQuery(query));
  /** Typed text that is not in the URL yet. */
  const [pending, setPending] = useState<TableView | null>(null);

  const writeToUrl = (next: TableView) =>
    setQuery(viewToQuery(next), { replace: true, preventScrollReset: true, state: OWN_STATE });

  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    setPending(null);
    const isOwn =
      (state as typeof OWN_STATE | null)?.isTableView === true && navigationType === NavigationType.Replace;
    if (!isOwn) setView(viewFromQuery(query));
  }

  const write = useEffectEvent((next: TableView) => {
    // Writing would end a navigation whose page is still loading.
    if (!isLeaving) writeToUrl(next);
  });
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => write(pending), URL_DELAY_MS);
    // Runs before the click of a link starts a navigation, which the timer would cancel.
    const writeNow = () => {
      clearTimeout(timer);
      write(pending);
    };
    document.addEventListener('click', writeNow, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', writeNow, { capture: true });
    };
  }, [pending]);

  const change: ChangeView = (changed) => {
    const next = { ...view, page: 1, ...changed };
    setView(next);
    setPending('search' in changed ? next : null);
    if (!('search' in changed)) writeToUrl(next);
  };
  return [view, change];
}
