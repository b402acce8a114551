import type { PaymentStatus } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { addNotification } from '../../notifications/inbox/addNotification.ts';
import { publishUnread } from '../../notifications/inbox/publishUnread.ts';
import { orderReceiptMail } from '../orderReceipt.mails.ts';
import { nextStatus } from '../gateways/paymentState.rules.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { postingsChanged, publishToMembers } from '../../companies/publishToMembers.ts';
import { grantPackages } from '../grantPackages.service.ts';
import { nextInvoiceNumber } from '../invoiceNumbers.repository.ts';
import { nextRefundCheck } from './paymentChecks.rules.ts';
import type { Report } from './paymentReport.ts';
import { refundOrder } from './refundOrder.service.ts';
import * as repository from './settleOrder.repository.ts';

export interface SettleContext {
  siteUrl: string;
  now: Date;
  publishEvent: PublishEvent;
  /** Account that waits for the response, which shows the outcome; absent in jobs and webhooks. */
  caller?: { id: number; requestId: string };
}

/**
 * Applies a report to an order exactly once, whatever arrives twice or late. State, entitlements, ledger, invoice
 * number, mail and audit entry share one transaction.
 * @returns the resulting state.
 */
export async function settleOrder(
  db: Database,
  orderId: number,
  report: Report,
  context: SettleContext,
): Promise<PaymentStatus> {
  const { status, notified, changed } = await db.transaction().execute(async (trx) => {
    const order = await repository.lockOrder(trx, orderId);
    const isWrongAmount =
      typeof report.amount === 'number' && report.status === 'paid' && report.amount !== order.total;
    if (isWrongAmount) {
      await recordWrongAmount(trx, order, report);
      return { status: order.payment_status, notified: [], changed: undefined };
    }
    const next = nextStatus(order.payment_status, report.status);
    if (next === undefined) return { status: order.payment_status, notified: [], changed: undefined };

    await recordEvent(trx, order, report);
    await repository.updateOrder(trx, orderId, {
      payment_status: next,
      transaction_id: report.transaction ?? order.transaction_id,
      failure: report.failure ?? null,
      answered_at: order.answered_at ?? context.now,
      check_after:
        report.checkAgainAt ?? (next === 'paid' ? nextRefundCheck(context.now, context.now) : null),
      updated_at: context.now,
    });
    const buyer = await repository.readBuyer(trx, order);
    if (next === 'paid') await pay(trx, order, buyer, context);
    if (next === 'refunded') await refundOrder(trx, order, buyer, context);
    await audit(trx, order, next, context);
    return {
      status: next,
      notified: await notifyBuyer(trx, order, next, context),
      changed: order,
    };
  });
  publishUnread({ db, publishEvent: context.publishEvent }, notified);
  if (changed) await notifyMembers(db, changed, status, context);
  return status;
}

/** Skips an end that the response shows to the buyer. */
async function notifyBuyer(
  db: Executor,
  order: repository.OrderRow,
  status: PaymentStatus,
  { caller }: SettleContext,
): Promise<number[]> {
  const { id, account_id, total: amount, currency } = order;
  if (caller?.id === account_id && status !== 'paid' && status !== 'refunded') return [];
  return await addNotification(db, [account_id], {
    kind: 'order-status',
    target: id,
    data: { order_id: id, status, amount, currency },
  });
}

/** Publishes the state of an order to the company's open pages, with the packages that it grants or withdraws. */
export async function notifyMembers(
  db: Database,
  { id, company_id }: Pick<repository.OrderRow, 'id' | 'company_id'>,
  status: PaymentStatus,
  { publishEvent }: Pick<SettleContext, 'publishEvent'>,
): Promise<void> {
  if (company_id === null) return;
  const changesPostings = status === 'paid' || status === 'refunded';
  await publishToMembers({ db, publishEvent }, [company_id], (company) => [
    ['order-status', { order_id: id, payment_status: status }],
    ...(changesPostings ? [postingsChanged(company)] : []),
  ]);
}

async function pay(
  db: Executor,
  order: repository.OrderRow,
  { name, email, language: otherwise }: repository.Buyer,
  { siteUrl, now }: SettleContext,
): Promise<void> {
  const invoice_number = await nextInvoiceNumber(db, now);
  await repository.updateOrder(db, order.id, { paid_at: now, invoice_number });
  const items = await repository.readOrderItems(db, order.id);
  await grantPackages(db, order, items, now);
  if (email === undefined) return;
  const { total, currency, id: orderId } = order;
  const facts = { siteUrl, name, items, total, currency, orderId, invoice_number, paidAt: now };
  await queueLocalisedMail(db, email, (language) => orderReceiptMail({ ...facts, language }), { otherwise });
}

/** Requires manual review. Audited once, however often it is reported. */
async function recordWrongAmount(db: Executor, order: repository.OrderRow, report: Report): Promise<void> {
  if (await repository.hasPaymentEvent(db, order.id, 'wrong_amount')) return;
  await recordEvent(db, order, { ...report, status: 'wrong_amount' });
  await audit(db, order, 'wrong_amount');
}

async function audit(
  db: Executor,
  { id, account_id, total, currency, payment_method }: repository.OrderRow,
  event: PaymentStatus | 'wrong_amount',
  { caller }: Pick<SettleContext, 'caller'> = {},
): Promise<void> {
  await writeAudit(db, {
    accountId: caller?.id ?? account_id,
    action: `order.${event}`,
    subject: String(id),
    detail: { total, currency, method: payment_method },
    ...(caller && { requestId: caller.requestId }),
  });
}

async function recordEvent(
  db: Executor,
  order: repository.OrderRow,
  { status, transaction, amount, failure, reason }: Omit<Report, 'status'> & { status: string },
): Promise<void> {
  const detail = { transaction, amount, failure, reason, from: order.payment_status };
  const stated = Object.fromEntries(
    Object.entries(detail).filter(([, value]) => value !== undefined && value !== null),
  );
  await repository.insertPaymentEvent(db, { orderId: order.id, status, detail: stated });
}
