import type { Order, PackageSelection } from '@cpa/shared/contracts';

/** An item of the cart as this feature needs it: the specification's package selection and what is shown. */
export type Purchase = PackageSelection & { title: string; price: number };

/** Returns the package selection of an item: `title` and `price` are for display only. */
export function toSelection({ title: _title, price: _price, ...selection }: Purchase): PackageSelection {
  return selection;
}

/** Tells whether an order contains exactly the items of the cart, in any order. */
export function isSameSelection(items: readonly Purchase[], order: Pick<Order, 'items'>): boolean {
  return withoutOrdered(items, order).length === 0 && items.length === order.items.length;
}

/** Returns the items that are not part of the order. */
export function withoutOrdered<Item extends Purchase>(
  items: readonly Item[],
  { items: ordered }: Pick<Order, 'items'>,
): Item[] {
  const left = ordered.map(keyOf);
  return items.filter((item) => {
    const place = left.indexOf(keyOf(item));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

type Comparable = Pick<PackageSelection, 'package_id' | 'vacancy_id' | 'template' | 'customTemplate'>;

/** The start date is left out: the order may say null for today. */
function keyOf({ package_id, vacancy_id, template, customTemplate }: Comparable): string {
  return JSON.stringify([package_id, vacancy_id ?? null, template ?? null, customTemplate ?? null]);
}
