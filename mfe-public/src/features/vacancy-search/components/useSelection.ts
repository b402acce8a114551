import { useMediaQuery } from '@cpa/shared/ui';
import { type MouseEvent, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readSelectedId, vacanciesUrl, type VacancyQuery } from '../model/vacancyQuery.ts';
import { useViewType } from '../state/viewTypePreference.ts';

/** The specification's breakpoint for extra large windows. */
const EXTRA_LARGE = '(min-width: 1280px)';

/** Returns the vacancy shown beside the list: on wide screens in list view, the selected one, else the first. */
export function useSelection(query: VacancyQuery, firstId: number | undefined) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [viewType] = useViewType();
  const isBeside = useMediaQuery(EXTRA_LARGE) && viewType === 'list' && !query.isMap;
  const selectedId = readSelectedId(params) ?? firstId ?? null;
  const isHydrating = useSyncExternalStore(neverChanges, isNo, isYes);
  const now = { isBeside, selectedId, query };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  return {
    selectedId: isBeside ? selectedId : null,
    /** The vacancy to outline: also on the server, which does not know the width of the window. */
    outlinedId: isBeside || isHydrating ? selectedId : null,
    /** Shows a vacancy in the panel without a history entry. */
    select: (id: number) =>
      void navigate(vacanciesUrl(query, id), { preventScrollReset: true, replace: true }),
    /**
     * Selects the vacancy on a plain click; with a modifier key, the link behaves as usual.
     * Stable, so that memoised cards do not render again.
     */
    open: useCallback(
      (id: number, event: MouseEvent): void => {
        const { isBeside: isPanelShown, selectedId: current, query: latestQuery } = latest.current;
        const isPlain =
          event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!isPanelShown || !isPlain) return;
        event.preventDefault();
        if (id !== current) void navigate(vacanciesUrl(latestQuery, id), { preventScrollReset: true });
      },
      [navigate],
    ),
  };
}

const neverChanges = () => () => {};
const isNo = () => false;
/** React calls it on the server and during hydration. */
const isYes = () => true;
