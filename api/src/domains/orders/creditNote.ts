import type { Locale, Order } from '@cpa/shared/contracts';
import { documentDay } from '../../platform/pdf/documentDay.ts';
import { documentText, type OrderDocument, paymentOf, writeOrderDocuments } from './orderDocument.ts';

/** Creates the credit note of a refunded order, as a PDF. */
export async function writeCreditNote(...args: Parameters<typeof creditNoteOf>): Promise<Buffer> {
  const creditNote = creditNoteOf(...args);
  return await writeOrderDocuments(creditNote.title, [creditNote], args[2]);
}

export function creditNoteOf(order: Order, billing: Record<string, string>, locale: Locale): OrderDocument {
  const t = documentText(locale);
  const { refund, invoice_number, id } = order;
  const day = documentDay(refund?.done_at ?? order.created_at, locale);
  return {
    order,
    billing,
    title: t('creditNote', { number: String(refund?.credit_note_number) }),
    facts: [
      t('refundedOn', { day, id: String(id) }),
      t('creditFor', { number: String(invoice_number), ...paymentOf(order) }),
    ],
    total: t('totalRefunded'),
  };
}
