import { type Order, dayInAruba } from '@cpa/shared/contracts';
import { writeOrderDocument } from './orderDocument.ts';
import { paidWith } from './receipt.ts';

/** Creates the credit note of a refunded order. */
export async function writeCreditNote(order: Order, billing: Record<string, string>): Promise<Buffer> {
  const { refund, invoice_number, id } = order;
  return await writeOrderDocument(order, billing, {
    title: `Credit note ${refund?.credit_note_number}`,
    facts: [
      `Refunded on ${dayInAruba(new Date(refund?.done_at ?? order.created_at))}, order ${id}`,
      `For receipt ${invoice_number}, paid with ${paidWith(order)}`,
    ],
    total: 'Total refunded',
  });
}
