import { type Order, dayInAruba } from '@cpa/shared/contracts';
import { writeOrderDocument } from './orderDocument.ts';

/** Creates the receipt of a paid order. */
export async function writeReceipt(order: Order, billing: Record<string, string>): Promise<Buffer> {
  const { refund } = order;
  return await writeOrderDocument(order, billing, {
    title: `Receipt ${order.invoice_number}`,
    facts: [
      `Paid on ${dayInAruba(new Date(order.paid_at ?? order.created_at))}, order ${order.id}`,
      `Paid with ${paidWith(order)}`,
      ...(order.payment_status === 'refunded'
        ? [`Refunded${refund?.credit_note_number ? `, credit note ${refund.credit_note_number}` : ''}`]
        : []),
    ],
    total: 'Total',
  });
}

/** Names the payment method, and the card by its last digits. */
export function paidWith({ payment_method, card }: Order): string {
  if (payment_method === 'sentoo') return 'Sentoo';
  return card ? `${card.brand} ending in ${card.last_four}` : 'a card';
}
