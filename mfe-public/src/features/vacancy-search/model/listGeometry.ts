import * as z from 'zod/mini';

/**
 * What a list looked like when it was last on screen: how high each page of cards was, in pixels, and which of them
 * stood near the window. Only what is near is drawn; the rest keeps its place as an empty box.
 */
export type ListGeometry = { heights: Map<number, number>; near: Set<number> };

/** A card with the space below it, for a list of which nothing has been measured yet. */
const ESTIMATED_CARD_HEIGHT = 166;
/** Lists that are addRecentSearch; the one that was looked at least recently goes first. */
const MAX_LISTS = 30;

export type GeometryCache = {
  /** What the list of that question looked like; of one never seen, nothing. */
  of: (key: string) => ListGeometry;
  /** Returns all of them, for `createGeometryCache` in the tab's next document. */
  toStored: () => StoredGeometry;
};

/** `stored` is what `toStored` returned, or null. */
export function createGeometryCache(stored: StoredGeometry | null = null): GeometryCache {
  const lists = new Map(
    stored?.map(({ key, heights, near }): [string, ListGeometry] => [
      key,
      { heights: new Map(heights.map(({ page, height }) => [page, height])), near: new Set(near) },
    ]),
  );
  return {
    of(key) {
      const seen = lists.get(key) ?? { heights: new Map(), near: new Set() };
      lists.delete(key);
      lists.set(key, seen);
      const [oldest] = lists.keys();
      if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
      return seen;
    },
    toStored: () =>
      Array.from(lists, ([key, { heights, near }]) => ({
        key,
        heights: Array.from(heights, ([page, height]) => ({ page, height })),
        near: [...near],
      })),
  };
}

export const storedGeometrySchema = z.array(
  z.object({
    key: z.string(),
    heights: z.array(z.object({ page: z.number(), height: z.number() })),
    near: z.array(z.number()),
  }),
);

type StoredGeometry = z.infer<typeof storedGeometrySchema>;

/** As it was measured, else as high as those that were. */
export function heightOf({ heights }: ListGeometry, page: number, cards: number): number {
  const known = heights.get(page);
  if (known !== undefined) return known;
  if (heights.size === 0) return cards * ESTIMATED_CARD_HEIGHT;
  return [...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size;
}
