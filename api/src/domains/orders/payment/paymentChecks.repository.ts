import { sql } from 'kysely';
import type { Membership, PaymentStatus } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';

/** Order that the job checks: its payment status is unknown, or may still change at the provider. */
export interface DueOrder {
  id: number;
  reference: string;
  payment_method: 'cxpay' | 'sentoo';
  payment_status: PaymentStatus;
  transaction_id: string | null;
  checks: number;
  created_at: Date;
  expires_at: Date | null;
  paid_at: Date | null;
}

/** Minutes from the payment link to the first check of a payment. */
export const FIRST_CHECK_MINUTES = 2;

export const DUE_ORDER_COLUMNS = [
  'id',
  'reference',
  'payment_method',
  'payment_status',
  'transaction_id',
  'checks',
  'created_at',
  'expires_at',
  'paid_at',
] as const;

/** Lease in milliseconds for which one worker queries an order. */
const LEASE_MS = 60_000;

/** Sets the next check of an order that the gateway gave no clear response for; null ends the checks. */
export async function postponeCheck(db: Executor, orderId: number, at: Date | null): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      check_after: at,
      answered_at: sql<Date>`coalesce(answered_at, now())`,
      checks: sql<number>`checks + 1`,
    })
    .where('id', '=', orderId)
    .where((is) => is.or([is('payment_status', '=', 'pending'), is('check_after', 'is not', null)]))
    .execute();
}

/**
 * Stores the link for the payer, unless the order has ended, and schedules the first check, should no webhook be
 * faster.
 */
export async function storeLinks(
  db: Executor,
  orderId: number,
  { transaction, paymentUrl, qrCode }: { transaction: string; paymentUrl: string; qrCode: string },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      transaction_id: transaction,
      payment_url: paymentUrl,
      payment_qr_code: qrCode,
      answered_at: sql<Date>`now()`,
      check_after: sql<Date>`now() + make_interval(mins => ${FIRST_CHECK_MINUTES})`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', orderId)
    .where('payment_status', '=', 'pending')
    .execute();
}

/** Returns the next check within the next minute, before the next run of the job. */
export async function nextCheck(db: Executor, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('check_after')
    .where('check_after', '>', now)
    .where('check_after', '<', new Date(now.getTime() + LEASE_MS))
    .orderBy('check_after')
    .executeTakeFirst();
  return row?.check_after ?? undefined;
}

/** Claims due orders, so that concurrent workers take different ones. */
export async function claimDue(db: Executor, now: Date, limit: number): Promise<DueOrder[]> {
  return await db
    .updateTable('orders')
    .set({ check_after: new Date(now.getTime() + LEASE_MS) })
    .where('id', 'in', (due) =>
      due
        .selectFrom('orders')
        .select('id')
        .where('check_after', '<=', now)
        .orderBy('check_after')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(DUE_ORDER_COLUMNS)
    .execute();
}

/** Finds a sentoo order that the provider can still change. */
export async function findByTransaction(
  db: Executor,
  transaction: string,
): Promise<(DueOrder & { company_id: number | null }) | undefined> {
  return await db
    .selectFrom('orders')
    .select([...DUE_ORDER_COLUMNS, 'company_id'])
    .where('payment_method', '=', 'sentoo')
    .where('transaction_id', '=', transaction)
    .where('payment_status', '!=', 'refunded')
    .executeTakeFirst();
}

/**
 * Takes one of the ten status calls an hour per payment, counted across processes; leaves `keep` of them.
 * @returns whether a call was available.
 */
export async function takeStatusCall(
  db: Executor,
  orderId: number,
  now: Date,
  keep: number,
): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const recent = sql<Date[]>`array(select at from unnest(status_calls) as at where at > ${hourAgo})`;
  const taken = await db
    .updateTable('orders')
    .set({ status_calls: sql<Date[]>`array_append(${recent}, ${now}::timestamptz)` })
    .where('id', '=', orderId)
    .where(sql<boolean>`cardinality(${recent}) < ${10 - keep}`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Records that the payer's bank rejected an attempt. */
export async function markRejected(db: Executor, orderId: number, at: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ rejected_at: at, updated_at: at })
    .where('id', '=', orderId)
    .where('payment_status', '=', 'pending')
    .execute();
}

/** Finds an order of the recruiter's companies. */
export async function findOwn(
  db: Executor,
  recruiterId: number,
  id: number,
): Promise<(DueOrder & { membership: Membership }) | undefined> {
  return await db
    .selectFrom('orders as o')
    .innerJoin('memberships as m', 'm.company_id', 'o.company_id')
    .select(DUE_ORDER_COLUMNS.map((column) => `o.${column}` as const))
    .select('m.membership')
    .where('o.id', '=', id)
    .where('m.account_id', '=', recruiterId)
    .executeTakeFirst();
}
