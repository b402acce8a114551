import { selectProfile } from '@cpa/shared/session';
import { useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { DEFAULT_LAYOUT, type TableLayout } from '../model/tableColumns.ts';
import { layoutStorage } from '../state/layoutStorage.ts';

/** Columns, widths and density of the table, which the browser stores for each user. */
export function useTableLayout(): [TableLayout, (layout: TableLayout) => void] {
  const userId = useSelector(selectProfile)?.id ?? 0;
  const stored = useMemo(() => layoutStorage(userId), [userId]);
  const layout = useSyncExternalStore(stored.subscribe, stored.read) as TableLayout | null;
  const write = (next: TableLayout) =>
    stored.write({ ...next, hidden: [...next.hidden], widths: { ...next.widths } });
  return [layout ?? DEFAULT_LAYOUT, write];
}
