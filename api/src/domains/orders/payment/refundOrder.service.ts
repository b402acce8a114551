import type { Executor } from '../../../platform/database/executor.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { revokePackages } from '../grantPackages.service.ts';
import { nextCreditNoteNumber } from '../invoiceNumbers.repository.ts';
import { orderRefundedMail } from '../orderRefunded.mails.ts';
import { type Buyer, completeRefund, type OrderRow } from './settleOrder.repository.ts';

/** Withdraws what a refunded order granted, issues its credit note and mails the buyer. */
export async function refundOrder(
  db: Executor,
  order: OrderRow,
  { name, email, language: otherwise }: Buyer,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<void> {
  await revokePackages(db, order);
  const { id: orderId, invoice_number, total, currency } = order;
  // Nothing was invoiced for an order that was refunded before it counted as paid.
  const credit_note_number = invoice_number === null ? null : await nextCreditNoteNumber(db, now);
  await completeRefund(db, orderId, { done_at: now, credit_note_number });
  if (credit_note_number === null || email === undefined) return;
  const facts = { siteUrl, name, total, currency, orderId, credit_note_number };
  await queueLocalisedMail(db, email, (language) => orderRefundedMail({ ...facts, language }), { otherwise });
}
