/** Milliseconds after which cached counts are computed again. */
const FRESH_MS = 30_000;
/** Milliseconds for which older counts are returned while new ones are computed. */
const STALE_MS = 30_000;
const MAX_ENTRIES = 500;
/** The two limits from an announced change until counts have it, so that all processes agree soon. */
const UNSETTLED = { fresh: 1000, end: 4000 };

interface FacetCountCache<Counts> {
  /** Returns cached counts, joins a running computation, or computes them. */
  get(name: string, count: () => Promise<Counts>): Promise<Counts>;
  /** Returns cached counts only. */
  peek(name: string): Counts | undefined;
}

/**
 * Caches counts of large result sets for half a minute, and for another half while they are computed again; concurrent
 * callers share one computation. Counts that are not `isLarge` are never cached, so small results are always exact.
 * @param settledAt as of `FacetIndex`. Default: no change is announced
 */
export function createFacetCountCache<Counts>(
  isLarge: (counts: Counts) => boolean,
  {
    maxEntries = MAX_ENTRIES,
    settledAt = () => Number.NEGATIVE_INFINITY,
  }: { maxEntries?: number; settledAt?: () => number } = {},
): FacetCountCache<Counts> {
  const pending = new Map<string, Promise<Counts>>();
  const cached = new Map<string, { counts: Counts; at: number }>();

  function find(name: string): { counts: Counts; isStale: boolean } | undefined {
    const hit = cached.get(name);
    if (!hit) return undefined;
    const now = performance.now();
    const isSettled = now >= settledAt();
    const limits = isSettled ? { fresh: FRESH_MS, end: FRESH_MS + STALE_MS } : UNSETTLED;
    const isOutdated = isSettled && hit.at < settledAt();
    const age = now - hit.at;
    return isOutdated || age >= limits.end ? undefined : { counts: hit.counts, isStale: age >= limits.fresh };
  }

  async function make(name: string, count: () => Promise<Counts>): Promise<Counts> {
    const at = performance.now();
    const counts = await count();
    cached.delete(name);
    if (isLarge(counts)) cached.set(name, { counts, at });
    if (cached.size > maxEntries) cached.delete(cached.keys().next().value!);
    return counts;
  }

  function begin(name: string, count: () => Promise<Counts>): Promise<Counts> {
    const begun = pending.get(name) ?? make(name, count).finally(() => pending.delete(name));
    pending.set(name, begun);
    return begun;
  }

  return {
    peek: (name) => find(name)?.counts,
    get: async (name, count) => {
      const hit = find(name);
      if (!hit) return await begin(name, count);
      // A failure is reported once the cache is empty.
      if (hit.isStale) begin(name, count).catch(() => undefined);
      return hit.counts;
    },
  };
}
