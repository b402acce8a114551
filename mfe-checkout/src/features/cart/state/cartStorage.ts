import * as z from 'zod/mini';
import { type CartItem, cartItemSchema, cartTotal } from '../model/cart.ts';

/** Storage keys named by the specification. */
export const CART_KEY = 'cartState';
export const SAVED_KEY = 'saveLaterItems';

export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

export type StoredCart = { items: CartItem[]; saved: CartItem[] };

const cartStateSchema = z.object({ items: z.array(cartItemSchema) });
const savedSchema = z.array(cartItemSchema);

/** Reads the stored cart. Invalid data, such as from another version, reads as empty. */
export function readCart(storage: CartStorage): StoredCart {
  return {
    items: parsed(storage, CART_KEY, cartStateSchema)?.items ?? [],
    saved: parsed(storage, SAVED_KEY, savedSchema) ?? [],
  };
}

/** Stores both lists. The total is part of the specified format and never read back. */
export function writeCart(storage: CartStorage, { items, saved }: StoredCart): void {
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
