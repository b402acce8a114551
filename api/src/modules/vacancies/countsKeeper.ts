/** How long counts that took long are used again. */
const KEPT_MS = 30_000;
/** What took less is exact in every answer. */
const SLOW_MS = 25;
const MOST_KEPT = 500;

/**
 * Lends counts that were slow to make to everyone who asks the same within half a minute; calls at the same moment
 * share one pass. Counts of small sets are always made afresh.
 */
export function createCountsKeeper<Counts>() {
  const kept = new Map<string, { counts: Promise<Counts>; until: number }>();
  return async (key: string, count: () => Promise<Counts>): Promise<Counts> => {
    const known = kept.get(key);
    if (known && known.until > performance.now()) return await known.counts;
    const begun = performance.now();
    const counts = count();
    kept.delete(key);
    kept.set(key, { counts, until: Number.POSITIVE_INFINITY });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    try {
      const made = await counts;
      const isSlow = performance.now() - begun > SLOW_MS;
      if (kept.get(key)?.counts === counts) {
        if (isSlow) kept.set(key, { counts, until: performance.now() + KEPT_MS });
        else kept.delete(key);
      }
      return made;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}
