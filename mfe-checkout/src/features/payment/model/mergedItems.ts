import type { Purchase } from './selection.ts';

type MergedItem = { key: string; item: Purchase; count: number };

/** Merges items that differ in nothing, in the order of the first of each. */
export function mergedItems(items: readonly Purchase[]): MergedItem[] {
  const merged = new Map<string, MergedItem>();
  for (const item of items) {
    const key = JSON.stringify(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const known = merged.get(key);
    if (known) known.count += 1;
    else merged.set(key, { key, item, count: 1 });
  }
  return [...merged.values()];
}
