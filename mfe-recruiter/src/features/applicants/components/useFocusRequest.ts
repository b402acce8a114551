import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { focusApplicant } from './focusApplicant.ts';
import type { FocusRequest } from './moves/useMoveActions.ts';

type Options = {
  request: FocusRequest | null;
  /** IDs in the order of the list. */
  ids: readonly number[];
  rootRef: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
};

/** Events of a user who continues elsewhere, after which the focus must not move. */
const USER_INPUT = ['pointerdown', 'keydown'] as const;

/**
 * Focuses the link of an applicant after a move, once, and again when the focus was lost because its row was removed.
 * The next click or key of the user cancels the wait for its row.
 */
export function useFocusRequest({ request, ids, rootRef, scrollTo }: Options): void {
  const handled = useRef<FocusRequest | null>(request);
  const scroll = useEffectEvent(scrollTo);
  useEffect(() => {
    if (!request) return undefined;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (handled.current === request && !isLost) return undefined;
    const index = request.candidates.map((id) => ids.indexOf(id)).find((found) => found !== -1);
    if (index === undefined) return undefined;
    handled.current = request;
    scroll(index);
    const cancel = focusApplicant(rootRef.current, ids[index]!);
    for (const type of USER_INPUT) window.addEventListener(type, cancel, { capture: true });
    return () => {
      cancel();
      for (const type of USER_INPUT) window.removeEventListener(type, cancel, { capture: true });
    };
  }, [request, ids, rootRef]);
}
