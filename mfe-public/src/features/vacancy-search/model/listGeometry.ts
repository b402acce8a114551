import * as z from 'zod/mini';

/** Geometry of a list when it was last on screen: heights of its pages in pixels, and the pages near the viewport. */
export type ListGeometry = { heights: Map<number, number>; near: Set<number> };

/** Estimated height of a card with its gap, in pixels. */
const ESTIMATED_CARD_HEIGHT = 166;
/** Maximum number of lists; the least recently used one is evicted. */
const MAX_LISTS = 30;

export type GeometryCache = {
  /** Returns the geometry of a list, empty if it is unknown. */
  of: (key: string) => ListGeometry;
  /** Returns all lists, for `createGeometryCache` in the tab's next document. */
  toStored: () => StoredGeometry;
};

/** `stored`: result of `toStored`, or null. */
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

/** Returns the measured height of a page, else the average of the measured pages, else an estimate. */
export function heightOf({ heights }: ListGeometry, page: number, cards: number): number {
  const known = heights.get(page);
  if (known !== undefined) return known;
  if (heights.size === 0) return cards * ESTIMATED_CARD_HEIGHT;
  return [...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size;
}
