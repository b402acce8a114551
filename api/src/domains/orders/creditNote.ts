import type { Locale, Order } from '@cpa/shared/contracts';
import { documentDay } from '../../platform/pdf/documentDay.ts';
import { documentText, paymentOf, writeOrderDocument } from './orderDocument.ts';

/** Creates the credit note of a refunded order. */
export async function writeCreditNote(
  order: Order,
  billing: Record<string, string>,
  locale: Locale,
): Promise<Buffer> {
  const t = documentText(locale);
  const { refund, invoice_number, id } = order;
  const day = documentDay(refund?.done_at ?? order.created_at, locale);
  return await writeOrderDocument(order, billing, {
    locale,
    title: t('creditNote', { number: String(refund?.credit_note_number) }),
    facts: [
      t('refundedOn', { day, id: String(id) }),
      t('creditFor', { number: String(invoice_number), ...paymentOf(order) }),
    ],
    total: t('totalRefunded'),
  });
}
