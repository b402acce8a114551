import type { Package } from '@cpa/shared/contracts';
import { sponsoredBefore, type SponsoredVacancy } from '../../../sponsoring/sponsoredItems.ts';
import type { CartItem } from './cart.ts';

/** Change of an item since it was added. */
export type ItemChange =
  { kind: 'gone' } | { kind: 'price'; price: number } | { kind: 'sponsored'; until: string };

type Sold = Pick<Package, 'id' | 'price'>;

/**
 * Compares an item with the current packages, and its vacancy with those that are sponsored already. `packages` is null
 * until they are loaded. @returns null when the item can be bought unchanged.
 */
export function itemChange(
  item: CartItem,
  packages: readonly Sold[] | null,
  sponsored: readonly SponsoredVacancy[],
): ItemChange | null {
  const vacancy = sponsoredBefore(item, sponsored);
  if (vacancy) return { kind: 'sponsored', until: vacancy.until };
  if (!packages) return null;
  const sold = packages.find(({ id }) => id === item.package_id);
  if (!sold) return { kind: 'gone' };
  return sold.price === item.price ? null : { kind: 'price', price: sold.price };
}
