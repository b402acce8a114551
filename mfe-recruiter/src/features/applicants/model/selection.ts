/**
 * Returns the selection after a click on a checkbox. With Shift, everything between `anchor` and `id` in the order of
 * the list gets the new state of `id`.
 */
export function toggleSelection(
  selected: ReadonlySet<number>,
  order: readonly number[],
  { id, anchor, isRange }: { id: number; anchor: number | null; isRange: boolean },
): Set<number> {
  const next = new Set(selected);
  const isSelecting = !selected.has(id);
  for (const each of isRange && anchor !== null ? between(order, anchor, id) : [id]) {
    if (isSelecting) next.add(each);
    else next.delete(each);
  }
  return next;
}

function between(order: readonly number[], from: number, to: number): readonly number[] {
  const [a, b] = [order.indexOf(from), order.indexOf(to)];
  if (a === -1 || b === -1) return [to];
  return order.slice(Math.min(a, b), Math.max(a, b) + 1);
}
