import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EXTRA_LARGE, useMediaQuery } from './useMediaQuery.ts';
import { readSelectedId, vacanciesUrl, type VacancyQuery } from '../model/vacancyQuery.ts';
import { useViewType } from '../state/viewTypePreference.ts';

/** Which vacancy stands beside the list: on wide screens, in the list view, the pressed one, else the first. */
export function useSelection(query: VacancyQuery, firstId: number | undefined) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [viewType] = useViewType();
  const isBeside = useMediaQuery(EXTRA_LARGE) && viewType === 'list';
  const selectedId = readSelectedId(params) ?? firstId ?? null;
  const now = { isBeside, selectedId, query };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  return {
    selectedId: isBeside ? selectedId : null,
    /**
     * Keeps a plain press on the page; with a modifier, and elsewhere, the link does what links do. Always the same
     * function, so that no card is drawn again for it.
     */
    open: useCallback(
      (id: number, event: MouseEvent): void => {
        const { isBeside: isTaken, selectedId: standing, query: question } = latest.current;
        const isPlain =
          event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!isTaken || !isPlain) return;
        event.preventDefault();
        if (id !== standing) void navigate(vacanciesUrl(question, id), { preventScrollReset: true });
      },
      [navigate],
    ),
  };
}
