import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { searchText } from './searchText.ts';

/** Debounce of search-as-you-type, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 250;

type Draft = {
  text: string;
  /** Text of the last search, from the URL or from this field. */
  searched: string;
  /** Key of the history entry that the draft belongs to. */
  entry: string;
};

/**
 * Manages the text of a search field while the user types: the URL's text applies unless there is a draft, and the
 * draft is searched for after a pause. A navigation from elsewhere, such as Back, discards the draft.
 */
export function useSearchDraft(current: string, onSearch: (text: string) => void) {
  const { key: entry } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [draft, setDraft] = useState<Draft | null>(null);
  if (draft && draft.entry !== entry) {
    const isOwnNavigation = !isPop && draft.searched === current;
    setDraft(isOwnNavigation ? { ...draft, entry } : null);
  }

  function search(typed: string): void {
    const text = searchText(typed);
    setDraft({ text: typed, searched: text, entry });
    if (text !== current) onSearch(text);
  }

  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });
  const unsearched = draft && searchText(draft.text) !== draft.searched ? draft.text : null;
  useEffect(() => {
    if (unsearched === null) return undefined;
    const timer = setTimeout(() => latestSearch.current(unsearched), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [unsearched]);

  return {
    text: draft?.text ?? current,
    /** Updates the draft; an empty text is searched for at once. */
    type: (text: string): void => {
      if (text === '') search(text);
      else setDraft({ text, searched: draft?.searched ?? current, entry });
    },
    /** Searches for the text without waiting for the pause. */
    submit: (): void => search(draft?.text ?? current),
  };
}
