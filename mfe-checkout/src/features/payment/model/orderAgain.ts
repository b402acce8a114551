import type { Order, OrderItem } from '@cpa/shared/contracts';
import type { Purchase } from './selection.ts';

/** True for an order that ended unpaid: its items can be ordered again without paying twice. */
export const canOrderAgain = ({ payment_status }: Pick<Order, 'payment_status'>): boolean =>
  payment_status === 'failed' || payment_status === 'cancelled' || payment_status === 'expired';

/** Returns the items of an order as items of a cart, at the prices of the order. The API rejects outdated prices. */
export const purchasesOf = ({ items }: Pick<Order, 'items'>): Purchase[] => items.map(toPurchase);

function toPurchase({ vacancy, duration_days: _days, sponsored: _sponsored, ...item }: OrderItem): Purchase {
  return { ...item, ...(vacancy && { vacancy_title: vacancy.title }) };
}
