import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toggleSelection } from '../model/selection.ts';

export type Selection = {
  ids: ReadonlySet<number>;
  /** `isRange`: with the Shift key. */
  toggle: (id: number, isRange: boolean) => void;
  selectAll: (ids: readonly number[]) => void;
  clear: () => void;
};

/** Selected applications among `order`. Applications that leave the list leave the selection. */
export function useSelection(order: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const anchor = useRef<number | null>(null);
  const orderRef = useRef(order);
  useLayoutEffect(() => {
    orderRef.current = order;
  }, [order]);
  const ids = useMemo(() => {
    if (chosen.size === 0) return chosen;
    const listed = order.filter((id) => chosen.has(id));
    return listed.length === chosen.size ? chosen : new Set(listed);
  }, [chosen, order]);
  const toggle = useCallback((id: number, isRange: boolean) => {
    const click = { id, anchor: anchor.current, isRange };
    const { current } = orderRef;
    setChosen((selected) => toggleSelection(selected, current, click));
    anchor.current = id;
  }, []);
  const selectAll = useCallback((all: readonly number[]) => setChosen(new Set(all)), []);
  const clear = useCallback(() => {
    anchor.current = null;
    setChosen(new Set());
  }, []);
  return useMemo(() => ({ ids, toggle, selectAll, clear }), [ids, toggle, selectAll, clear]);
}
