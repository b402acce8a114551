/**
 * Returns Interaction to Next Paint: the longest interaction, leaving out one for every 50. See https://web.dev/articles/inp
 * @param durations milliseconds of each interaction
 */
export function inpOf(durations: readonly number[]): number | undefined {
  const longest = durations.toSorted((a, b) => b - a);
  const inp = longest[Math.floor(longest.length / 50)];
  return inp === undefined ? undefined : Math.round(inp);
}

/** Milliseconds without a layout shift that end a group of shifts, and the longest group. */
const GAP_MS = 1000;
const GROUP_MS = 5000;

export type LayoutShift = { at: number; value: number };

/**
 * Returns Cumulative Layout Shift: the largest sum of a group of shifts. See https://web.dev/articles/cls
 * @param shifts in the order of their times
 */
export function clsOf(shifts: readonly LayoutShift[]): number {
  let largest = 0;
  let group = { start: -Infinity, last: -Infinity, sum: 0 };
  for (const { at, value } of shifts) {
    const isNew = at - group.last >= GAP_MS || at - group.start >= GROUP_MS;
    group = isNew ? { start: at, last: at, sum: value } : { ...group, last: at, sum: group.sum + value };
    largest = Math.max(largest, group.sum);
  }
  return Math.round(largest * 1000) / 1000;
}
