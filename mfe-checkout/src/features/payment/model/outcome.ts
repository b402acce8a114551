import type { Order } from '@cpa/shared/contracts';

/** Known outcome of a payment attempt. */
export type Outcome =
  | 'paid'
  | 'declined'
  | 'notTaken'
  | 'unreachable'
  | 'checking'
  | 'lost'
  | 'cancelled'
  | 'expired'
  | 'refunded';

/** Returns the outcome of an order; null while the payer can still pay. */
export function outcomeOf({ payment_status, payment_method, failure }: Order): Outcome | null {
  switch (payment_status) {
    case 'pending':
      return payment_method === 'cxpay' ? 'checking' : null;
    case 'failed':
      if (failure === 'gateway_away') return 'unreachable';
      return failure === 'declined' ? 'declined' : 'notTaken';
    default:
      return payment_status;
  }
}
