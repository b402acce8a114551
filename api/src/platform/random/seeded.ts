/** Deterministic pseudo-random numbers: mulberry32, seeded with a word. */
export interface Seeded {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Integer, both bounds inclusive. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  /** Picks `count` items in their order. */
  some<T>(items: readonly T[], count: number): T[];
}

export function seeded(word: string): Seeded {
  let state = 2_166_136_261;
  for (const char of word) state = Math.imul(state ^ char.codePointAt(0)!, 16_777_619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)]!,
    some: (items, count) => {
      const ranked = items.map((item, index) => ({ item, index, rank: next() }));
      const chosen = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, count);
      return chosen.toSorted((a, b) => a.index - b.index).map(({ item }) => item);
    },
  };
}
