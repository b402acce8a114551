/** Milliseconds after which cached counts are computed again. */
const FRESH_MS = 30_000;
/** Milliseconds for which older counts are returned while new ones are computed. */
const STALE_MS = 30_000;
const MAX_ENTRIES = 500;

interface FacetCountCache<Counts> {
  /** Returns cached counts, joins a running computation, or computes them. */
  get(name: string, count: () => Promise<Counts>): Promise<Counts>;
  /** Returns cached counts only. */
  peek(name: string): Counts | undefined;
}

/**
 * Caches counts of large result sets for half a minute, and for another half while they are computed again; concurrent
 * callers share one computation. Counts that are not `isLarge` are never cached, so small results are always exact.
 */
export function createFacetCountCache<Counts>(
  isLarge: (counts: Counts) => boolean,
  maxEntries = MAX_ENTRIES,
): FacetCountCache<Counts> {
  const pending = new Map<string, Promise<Counts>>();
  const cached = new Map<string, { counts: Counts; at: number }>();

  function find(name: string): { counts: Counts; isStale: boolean } | undefined {
    const hit = cached.get(name);
    const age = hit && performance.now() - hit.at;
    return age === undefined || age >= FRESH_MS + STALE_MS
      ? undefined
      : { counts: hit!.counts, isStale: age >= FRESH_MS };
  }

  async function make(name: string, count: () => Promise<Counts>): Promise<Counts> {
    const counts = await count();
    cached.delete(name);
    if (isLarge(counts)) cached.set(name, { counts, at: performance.now() });
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
      // A failure is reported when nothing is cached any more.
      if (hit.isStale) begin(name, count).catch(() => undefined);
      return hit.counts;
    },
  };
}
