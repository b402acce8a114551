import type { Order } from '@cpa/shared/contracts';

/** Pages of a payment. `order` is the id of the order. */
export const paymentPaths = {
  success: (order: number) => `/payment/success?order=${order}`,
  pending: (order: number) => `/payment/pending?order=${order}`,
  failed: (order: number) => `/payment/failed?order=${order}`,
};

/** Returns the page that shows an order in its current state. */
export function pageOf({ id, payment_status }: Pick<Order, 'id' | 'payment_status'>): string {
  if (payment_status === 'pending') return paymentPaths.pending(id);
  const isPaid = payment_status === 'paid' || payment_status === 'refunded';
  return isPaid ? paymentPaths.success(id) : paymentPaths.failed(id);
}
