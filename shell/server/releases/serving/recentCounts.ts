/** Times of the first and the last occurrence, ISO 8601. */
export type Counted = { count: number; first: string; last: string };

/**
 * Counts events since the start of this server.
 * @param keyOf repeated events have the same key, for which the last one is kept
 * @param most maximum number of kept keys, the last ones
 */
export function createRecentCounts<T extends object>(
  keyOf: (item: T) => string,
  most: number,
  now: () => Date,
): { add: (item: T) => void; list: () => (T & Counted)[] } {
  const counts = new Map<string, T & Counted>();
  return {
    add(item) {
      const key = keyOf(item);
      const last = now().toISOString();
      const known = counts.get(key);
      counts.delete(key);
      counts.set(key, {
        ...known,
        ...item,
        count: (known?.count ?? 0) + 1,
        first: known?.first ?? last,
        last,
      });
      const [oldest] = counts.keys();
      if (counts.size > most && oldest !== undefined) counts.delete(oldest);
    },
    list: () => [...counts.values()].toReversed(),
  };
}
