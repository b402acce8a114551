import type { Locale, Order } from '@cpa/shared/contracts';
import { documentDay } from '../../platform/pdf/documentDay.ts';
import { documentText, paymentOf, writeOrderDocument } from './orderDocument.ts';

/** Creates the receipt of a paid order. */
export async function writeReceipt(
  order: Order,
  billing: Record<string, string>,
  locale: Locale,
): Promise<Buffer> {
  const t = documentText(locale);
  const number = order.refund?.credit_note_number;
  return await writeOrderDocument(order, billing, {
    locale,
    title: t('receipt', { number: String(order.invoice_number) }),
    facts: [
      t('paidOn', { day: documentDay(order.paid_at ?? order.created_at, locale), id: String(order.id) }),
      t('paidWith', paymentOf(order)),
      ...(order.payment_status === 'refunded' ? [number ? t('refundedBy', { number }) : t('refunded')] : []),
    ],
    total: t('total'),
  });
}
