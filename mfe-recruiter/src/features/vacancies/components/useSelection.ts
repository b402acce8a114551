import type { OwnVacancy } from '@cpa/shared/contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NOTHING_SELECTED, toggleRow, toggleRows } from '../model/selection.ts';

/** Selected rows. Rows that the filters hide stay selected but are not acted on. */
export function useSelection(ordered: readonly OwnVacancy[]) {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const order = useRef<readonly OwnVacancy[]>(ordered);
  useEffect(() => {
    order.current = ordered;
  }, [ordered]);
  const chosen = useMemo(() => ordered.filter(({ id }) => selection.ids.has(id)), [ordered, selection]);
  const toggle = useCallback((id: number, isRange: boolean) => {
    const ids = order.current.map((vacancy) => vacancy.id);
    setSelection((before) => toggleRow(before, id, { isRange, order: ids }));
  }, []);
  const toggleAll = useCallback((rows: readonly OwnVacancy[], isSelecting: boolean) => {
    setSelection((before) =>
      toggleRows(
        before,
        rows.map(({ id }) => id),
        isSelecting,
      ),
    );
  }, []);
  const select = useCallback(
    (ids: readonly number[]) => setSelection({ ...NOTHING_SELECTED, ids: new Set(ids) }),
    [],
  );
  return { ids: selection.ids, chosen, toggle, toggleAll, select };
}
