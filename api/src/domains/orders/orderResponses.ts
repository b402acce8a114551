import type { CardOrdered, PaymentRefused, SentooOrdered } from '@cpa/shared/contracts';
import type { PlacedOrder } from './placeOrder.repository.ts';

type Refused = { status: 402 | 502; body: PaymentRefused };

/** Builds the response of a payment call; the same order always gives the same response. */
export function cardResponse(order: PlacedOrder): { status: 201 | 202; body: CardOrdered } | Refused {
  const { id, payment_status, payment_method, transaction_id } = order;
  const ordered = { order_id: id, payment_status, payment_method, transaction: transaction_id };
  if (payment_status === 'pending') return { status: 202, body: { ...ordered, message: PENDING } };
  if (payment_status === 'paid' || payment_status === 'refunded') {
    return { status: 201, body: { ...ordered, message: 'Payment created successfully' } };
  }
  return refusal(order);
}

export function sentooResponse(order: PlacedOrder): { status: 201; body: SentooOrdered } | Refused {
  const { id, payment_url, payment_qr_code, transaction_id, payment_status } = order;
  if (payment_url === null || payment_qr_code === null || transaction_id === null) return refusal(order);
  return {
    status: 201,
    body: {
      payment_data: { payment_url, payment_qr_code },
      transaction: transaction_id,
      order_status: payment_status,
      order_id: id,
    },
  };
}

function refusal({ id, failure, transaction_id, payment_status }: PlacedOrder): Refused {
  const code = failure ?? 'not_taken';
  const message = SENTENCES[code] ?? NOT_TAKEN;
  return {
    // A gateway failure that may be retried: 502.
    status: code === 'gateway_away' ? 502 : 402,
    body: { message, error: message, code, order_id: id, transaction: transaction_id, payment_status },
  };
}

const PENDING =
  'The bank has not answered yet. We will find out, and write to you as soon as the payment has arrived. Please do not pay again.';
const NOT_TAKEN = 'The payment did not go through, and nothing was taken.';
const SENTENCES: Record<string, string> = {
  declined:
    'The bank declined this card, and nothing was taken. Please try another card, or another way to pay.',
  gateway_away: 'We could not reach the payment service, and nothing was taken. Please try again shortly.',
  not_taken: NOT_TAKEN,
};
