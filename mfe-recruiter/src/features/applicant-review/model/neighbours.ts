/** Position of an application in the list it was opened from; `number` counts from 1. Null when it is not in it. */
export type Position = { number: number; total: number; previousId: number | null; nextId: number | null };

export function findPosition(ids: readonly number[], id: number): Position | null {
  const index = ids.indexOf(id);
  if (index === -1) return null;
  return {
    number: index + 1,
    total: ids.length,
    previousId: ids[index - 1] ?? null,
    nextId: ids[index + 1] ?? null,
  };
}
