/** How long the counts of a large set are used again. */
const KEPT_MS = 30_000;
const MOST_KEPT = 500;

export interface CountsKeeper<Counts> {
  /** The counts of that name: kept ones, those being made at this moment, or fresh ones. */
  get(name: string, count: () => Promise<Counts>): Promise<Counts>;
  /** Kept ones, if there are. */
  peek(name: string): Counts | undefined;
}

/**
 * Lends the counts of large sets to everyone who asks the same within half a minute; calls at the same moment share
 * one pass. What is not `isLarge` is never kept: the counts of small sets are exact in every answer.
 */
export function createCountsKeeper<Counts>(isLarge: (counts: Counts) => boolean): CountsKeeper<Counts> {
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
