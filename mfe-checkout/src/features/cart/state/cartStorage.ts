import * as z from 'zod/mini';
import { type CartItem, cartItemSchema, cartTotal } from '../model/cart.ts';

/** The specification's two keys. */
export const CART_KEY = 'cartState';
export const SAVED_KEY = 'saveLaterItems';

/** Of `Storage`, what the cart needs. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

export type KeptCart = { items: CartItem[]; saved: CartItem[] };

const cartStateSchema = z.object({ items: z.array(cartItemSchema) });
const savedSchema = z.array(cartItemSchema);

/** What the browser kept; what cannot be read, as from another version, counts as empty. */
export function readCart(storage: CartStorage): KeptCart {
  return {
    items: parsed(storage, CART_KEY, cartStateSchema)?.items ?? [],
    saved: parsed(storage, SAVED_KEY, savedSchema) ?? [],
  };
}

/** Keeps both lists. The total is written for whoever reads the key; we never trust it back. */
export function keepCart(storage: CartStorage, { items, saved }: KeptCart): void {
  storage.setItem(CART_KEY, JSON.stringify({ items, total: cartTotal(items) }));
  storage.setItem(SAVED_KEY, JSON.stringify(saved));
}

function parsed<Schema extends z.core.$ZodType>(
  storage: CartStorage,
  key: string,
  schema: Schema,
): z.output<Schema> | null {
  try {
    const result = z.safeParse(schema, JSON.parse(storage.getItem(key) ?? 'null'));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
