/** Selected vacancies. `anchor` is where a range of Shift clicks starts. */
export type Selection = { ids: ReadonlySet<number>; anchor: number | null };

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

/**
 * Selects or deselects one row; with `isRange`, every row between the anchor and it takes its new state. `order` holds
 * the rows as displayed, across pages.
 */
export function toggleRow(
  { ids, anchor }: Selection,
  id: number,
  { isRange, order }: { isRange: boolean; order: readonly number[] },
): Selection {
  const isSelecting = !ids.has(id);
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  const range =
    isRange && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  return { ids: withAll(ids, range, isSelecting), anchor: id };
}

/** Selects or deselects all given rows. */
export function toggleRows({ ids }: Selection, rows: readonly number[], isSelecting: boolean): Selection {
  return { ids: withAll(ids, rows, isSelecting), anchor: null };
}

function withAll(ids: ReadonlySet<number>, rows: readonly number[], isSelecting: boolean): Set<number> {
  const next = new Set(ids);
  for (const id of rows) {
    if (isSelecting) next.add(id);
    else next.delete(id);
  }
  return next;
}
