import type { Locale, Order } from '@cpa/shared/contracts';
import { documentDay } from '../../platform/pdf/documentDay.ts';
import { documentText, type OrderDocument, paymentOf, writeOrderDocuments } from './orderDocument.ts';

/** Creates the receipt of a paid order, as a PDF. */
export async function writeReceipt(...args: Parameters<typeof receiptOf>): Promise<Buffer> {
  const receipt = receiptOf(...args);
  return await writeOrderDocuments(receipt.title, [receipt], args[2]);
}

export function receiptOf(order: Order, billing: Record<string, string>, locale: Locale): OrderDocument {
  const t = documentText(locale);
  const number = order.refund?.credit_note_number;
  return {
    order,
    billing,
    title: t('receipt', { number: String(order.invoice_number) }),
    facts: [
      t('paidOn', { day: documentDay(order.paid_at ?? order.created_at, locale), id: String(order.id) }),
      t('paidWith', paymentOf(order)),
      ...(order.payment_status === 'refunded' ? [number ? t('refundedBy', { number }) : t('refunded')] : []),
    ],
    total: t('total'),
  };
}
