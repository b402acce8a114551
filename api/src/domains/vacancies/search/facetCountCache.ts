/** Cache TTL in milliseconds. */
const CACHE_TTL_MS = 30_000;
const MAX_ENTRIES = 500;

interface FacetCountCache<Counts> {
  /** Returns cached counts, joins a running computation, or computes them. */
  get(name: string, count: () => Promise<Counts>): Promise<Counts>;
  /** Returns cached counts only. */
  peek(name: string): Counts | undefined;
}

/**
 * Caches counts of large result sets for half a minute; concurrent callers share one computation. Counts that are not
 * `isLarge` are never cached, so small results are always exact.
 */
export function createFacetCountCache<Counts>(
  isLarge: (counts: Counts) => boolean,
  maxEntries = MAX_ENTRIES,
): FacetCountCache<Counts> {
  const pending = new Map<string, Promise<Counts>>();
  const cached = new Map<string, { counts: Counts; until: number }>();

  function peek(name: string): Counts | undefined {
    const hit = cached.get(name);
    return hit && hit.until > performance.now() ? hit.counts : undefined;
  }

  async function make(name: string, count: () => Promise<Counts>): Promise<Counts> {
    const counts = await count();
    cached.delete(name);
    if (isLarge(counts)) cached.set(name, { counts, until: performance.now() + CACHE_TTL_MS });
    if (cached.size > maxEntries) cached.delete(cached.keys().next().value!);
    return counts;
  }

  return {
    peek,
    get: async (name, count) => {
      const hit = peek(name);
      if (hit) return hit;
      const begun = pending.get(name) ?? make(name, count).finally(() => pending.delete(name));
      pending.set(name, begun);
      return await begun;
    },
  };
}
