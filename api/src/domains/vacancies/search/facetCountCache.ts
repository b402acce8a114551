/** Cache TTL in milliseconds. */
const KEPT_MS = 30_000;
const MOST_KEPT = 500;

export interface FacetCountCache<Counts> {
  /** Returns cached counts, joins a running computation, or computes them. */
  get(name: string, count: () => Promise<Counts>): Promise<Counts>;
  /** Returns cached counts only. */
  peek(name: string): Counts | undefined;
}

/**
 * Caches counts of large result sets for half a minute; concurrent callers share one computation. Counts that are not
 * `isLarge` are never cached, so small results are always exact.
 */
export function createFacetCountCache<Counts>(isLarge: (counts: Counts) => boolean): FacetCountCache<Counts> {
  const making = new Map<string, Promise<Counts>>();
  const kept = new Map<string, { counts: Counts; until: number }>();

  function peek(name: string): Counts | undefined {
    const known = kept.get(name);
    return known && known.until > performance.now() ? known.counts : undefined;
  }

  async function make(name: string, count: () => Promise<Counts>): Promise<Counts> {
    const counts = await count();
    kept.delete(name);
    if (isLarge(counts)) kept.set(name, { counts, until: performance.now() + KEPT_MS });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return counts;
  }

  return {
    peek,
    get: async (name, count) => {
      const known = peek(name);
      if (known) return known;
      const begun = making.get(name) ?? make(name, count).finally(() => making.delete(name));
      making.set(name, begun);
      return await begun;
    },
  };
}
