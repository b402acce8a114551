import * as z from 'zod/mini';

/** A package that was chosen. `price` in minor units of USD, as `GET /packages` tells it. */
export const cartItemSchema = z.object({
  package_id: z.int(),
  title: z.string(),
  price: z.int().check(z.nonnegative()),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** What the cart comes to: the sum of the prices, in minor units of USD. */
export function cartTotal(items: readonly CartItem[]): number {
  return items.reduce((sum, { price }) => sum + price, 0);
}

/** The list without the item at `index`; null when there is none, so that nothing else goes in its place. */
export function without<Item>(items: readonly Item[], index: number): Item[] | null {
  return Number.isInteger(index) && index >= 0 && index < items.length ? items.toSpliced(index, 1) : null;
}
