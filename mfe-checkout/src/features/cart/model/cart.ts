import * as z from 'zod/mini';

/**
 * A package in the cart: the specification's package selection with its title. `price` and `total` are in US cents, as
 * in `GET /packages`.
 */
export const cartItemSchema = z.object({
  package_id: z.int(),
  title: z.string(),
  price: z.int().check(z.nonnegative()),
  quickbooks_id: z.optional(z.nullable(z.string())),
  vacancies: z.optional(z.int()),
  start_date: z.optional(z.nullable(z.string())),
  total: z.optional(z.int()),
  template: z.optional(z.nullable(z.string())),
  customTemplate: z.optional(z.nullable(z.string())),
  plan: z.optional(z.nullable(z.string())),
  /** The vacancy that a sponsorship is for. */
  vacancy_id: z.optional(z.nullable(z.int())),
  /** Its title, for display only. */
  vacancy_title: z.optional(z.string()),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** Returns the sum of the prices in US cents. */
export function cartTotal(items: readonly CartItem[]): number {
  return items.reduce((sum, { price }) => sum + price, 0);
}

/** Adds items. A vacancy is sponsored once in a cart: a new choice replaces the previous one. */
export function withItems(items: readonly CartItem[], added: readonly CartItem[]): CartItem[] {
  const sponsored = new Set(added.map(({ vacancy_id }) => vacancy_id ?? undefined));
  sponsored.delete(undefined);
  return [...items.filter(({ vacancy_id }) => !sponsored.has(vacancy_id ?? undefined)), ...added];
}

/** Returns the list without the item at `index`, or null when the index is out of range. */
export function removeAt<Item>(items: readonly Item[], index: number): Item[] | null {
  return Number.isInteger(index) && index >= 0 && index < items.length ? items.toSpliced(index, 1) : null;
}
