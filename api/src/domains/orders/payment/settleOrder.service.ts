import type { PaymentStatus } from '@cpa/shared/contracts';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { OrdersTable } from '../../../platform/database/schema/orders.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { orderReceiptMail } from '../orderReceipt.mails.ts';
import { nextStatus } from '../gateways/paymentState.rules.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { grantPackages, revokePackages } from '../grantPackages.service.ts';
import { nextInvoiceNumber } from '../invoiceNumbers.repository.ts';

/** Payment report of a gateway. */
export interface Report {
  status: PaymentStatus;
  transaction?: string | null;
  /** Captured amount in minor units, when reported. */
  amount?: number | null;
  /** Failure code. */
  failure?: string;
  /** Detail for operators. */
  reason?: string;
}

type OrderRow = Selectable<OrdersTable>;

interface Settling {
  siteUrl: string;
  now: Date;
  requestId?: string;
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
  settling: Settling,
): Promise<PaymentStatus> {
  return await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isWrongAmount =
      typeof report.amount === 'number' && report.status === 'paid' && report.amount !== order.total;
    if (isWrongAmount) {
      await recordWrongAmount(trx, order, report);
      return order.payment_status;
    }
    const next = nextStatus(order.payment_status, report.status);
    if (next === undefined) return order.payment_status;

    await recordEvent(trx, order, report);
    await trx
      .updateTable('orders')
      .set({
        payment_status: next,
        transaction_id: report.transaction ?? order.transaction_id,
        failure: report.failure ?? null,
        answered_at: order.answered_at ?? settling.now,
        check_after: null,
        updated_at: settling.now,
      })
      .where('id', '=', orderId)
      .execute();
    if (next === 'paid') await pay(trx, order, settling);
    if (next === 'refunded') await revokePackages(trx, order);
    await audit(trx, order, next, settling);
    return next;
  });
}

async function pay(db: Executor, order: OrderRow, { siteUrl, now }: Settling): Promise<void> {
  const invoice_number = await nextInvoiceNumber(db, now);
  await db.updateTable('orders').set({ paid_at: now, invoice_number }).where('id', '=', order.id).execute();
  const items = await db
    .selectFrom('order_items as i')
    .innerJoin('packages as p', 'p.id', 'i.package_id')
    .selectAll('i')
    .select(['p.duration_days', 'p.sponsored'])
    .where('i.order_id', '=', order.id)
    .orderBy('i.id')
    .execute();
  await grantPackages(db, order, items, now);
  const buyer =
    order.account_id === null
      ? undefined
      : await db
          .selectFrom('accounts')
          .select(['name', 'email'])
          .where('id', '=', order.account_id)
          .executeTakeFirst();
  const recipient = order.billing['email'] ?? buyer?.email;
  if (recipient === undefined) return;
  const { total, currency, id: orderId } = order;
  const facts = { siteUrl, name: buyer?.name ?? '', items, total, currency, orderId, invoice_number };
  await queueMail(db, recipient, orderReceiptMail(facts));
}

/** Requires manual review. Audited once, however often it is reported. */
async function recordWrongAmount(db: Executor, order: OrderRow, report: Report): Promise<void> {
  const known = await db
    .selectFrom('payment_events')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', '=', 'wrong_amount')
    .executeTakeFirst();
  if (known) return;
  await recordEvent(db, order, { ...report, status: 'wrong_amount' });
  await audit(db, order, 'wrong_amount');
}

async function audit(
  db: Executor,
  { id, account_id, total, currency, payment_method }: OrderRow,
  what: PaymentStatus | 'wrong_amount',
  { requestId }: Pick<Settling, 'requestId'> = {},
): Promise<void> {
  await writeAudit(db, {
    accountId: account_id,
    action: `order.${what}`,
    subject: String(id),
    detail: { total, currency, method: payment_method },
    ...(requestId !== undefined && { requestId }),
  });
}

async function recordEvent(
  db: Executor,
  order: OrderRow,
  { status, transaction, amount, failure, reason }: Omit<Report, 'status'> & { status: string },
): Promise<void> {
  const detail = { transaction, amount, failure, reason, from: order.payment_status };
  const told = Object.fromEntries(
    Object.entries(detail).filter(([, value]) => value !== undefined && value !== null),
  );
  await db
    .insertInto('payment_events')
    .values({
      order_id: order.id,
      status,
      at: sql<Date>`clock_timestamp()`,
      detail: JSON.stringify(told),
    })
    .execute();
}
