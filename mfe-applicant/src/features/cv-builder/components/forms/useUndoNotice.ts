import { useEffect, useState } from 'react';
import type { Draft } from '../../../../cv-draft/draft.ts';

/** Time for which an undo is offered beside the list, in milliseconds; the undo button stays. */
const SHOWN_MS = 10_000;

/** Returns whether an undo is offered. `offerUndo` takes the draft after a removal; a later change ends the offer. */
export function useUndoNotice(draft: Draft) {
  const [removal, setRemoval] = useState<Draft | null>(null);
  useEffect(() => {
    if (!removal) return undefined;
    const timer = setTimeout(() => setRemoval(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [removal]);
  return { isUndoOffered: removal === draft, offerUndo: setRemoval };
}
