import { dayInAruba, type Order, type PackageSelection } from '@cpa/shared/contracts';

/** An item of the cart as this feature needs it: the specification's package selection and the displayed values. */
export type Purchase = PackageSelection & {
  title: string;
  price: number;
  vacancy_title?: string | undefined;
};

/** Returns the package selection of an item, without the displayed values. A start in the past becomes now. */
export function toSelection(item: Purchase, today = dayInAruba(new Date())): PackageSelection {
  const { title: _title, price: _price, vacancy_title: _vacancy, ...selection } = item;
  const { start_date } = selection;
  return start_date && start_date < today ? { ...selection, start_date: null } : selection;
}

/** Returns whether an order contains exactly the items of the cart, in any order. */
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
