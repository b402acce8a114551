import { storedValue, type ValueStorage } from '@cpa/shared/store';
import * as z from 'zod/mini';
import { type CartItem, cartItemSchema, cartTotal } from '../model/cart.ts';

/** Storage keys named by the specification. */
export const CART_KEY = 'cartState';
export const SAVED_KEY = 'saveLaterItems';

export type StoredCart = { items: CartItem[]; saved: CartItem[] };

/** The total is part of the specified format and never read back. */
const cartStateSchema = z.object({ items: z.array(cartItemSchema), total: z.optional(z.number()) });

/** The cart and the save-for-later list in browser storage. Invalid data, such as from another version, reads as empty. */
export function cartStorage(storage?: () => ValueStorage) {
  const cart = storedValue(CART_KEY, cartStateSchema, {
    owner: 'adopted',
    area: storage,
  });
  const saveLater = storedValue(SAVED_KEY, z.array(cartItemSchema), {
    owner: 'adopted',
    area: storage,
  });
  return {
    read: (): StoredCart => ({ items: cart.read()?.items ?? [], saved: saveLater.read() ?? [] }),
    write({ items, saved }: StoredCart): void {
      cart.write({ items, total: cartTotal(items) });
      saveLater.write(saved);
    },
  };
}
