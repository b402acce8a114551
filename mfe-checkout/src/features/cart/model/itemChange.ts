import type { Package } from '@cpa/shared/contracts';
import type { CartItem } from './cart.ts';

/** Change of an item since it was added. */
export type ItemChange = { kind: 'gone' } | { kind: 'price'; price: number };

type Sold = Pick<Package, 'id' | 'price'>;

/** Compares an item with what is sold now. @returns null when the item can be bought as it is. */
export function itemChange(item: CartItem, packages: readonly Sold[]): ItemChange | null {
  const sold = packages.find(({ id }) => id === item.package_id);
  if (!sold) return { kind: 'gone' };
  return sold.price === item.price ? null : { kind: 'price', price: sold.price };
}
