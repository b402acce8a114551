import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isUnused } from '../grants.repository.ts';
import { DUE_ORDER_COLUMNS } from '../payment/paymentChecks.repository.ts';
import type { RefundFacts } from './refund.rules.ts';

/** Lease during which no other worker attempts a refund. Longer than the calls of an attempt. */
const LEASE_MS = 60_000;

/** Reads whether the order can be refunded. Lock the company first, so that no unit is used. */
export async function readRefundFacts(db: Executor, orderId: number): Promise<RefundFacts> {
  return await db
    .selectFrom('orders as o')
    .select(['o.paid_at', isUnused.as('is_unused')])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
}

export async function readRefundStatus(
  db: Executor,
  orderId: number,
): Promise<'requested' | 'done' | 'refused' | undefined> {
  const row = await db
    .selectFrom('refunds')
    .select('status')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.status;
}

/** Stores a request, also again after a refused one. The job attempts it when this process ends before it does. */
export async function insertRefund(
  db: Executor,
  { orderId, by, now }: { orderId: number; by: number | null; now: Date },
): Promise<void> {
  const request = {
    status: 'requested' as const,
    requested_by: by,
    requested_at: now,
    check_after: new Date(now.getTime() + LEASE_MS),
    attempts: 0,
    failure: null,
  };
  await db
    .insertInto('refunds')
    .values({ order_id: orderId, ...request })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ ...request, reference: sql<string>`gen_random_uuid()` }),
    )
    .execute();
}

/** Reads a requested refund with its order. */
export async function readRequestedRefund(db: Executor, orderId: number) {
  return await selectRequested(db).where('o.id', '=', orderId).executeTakeFirst();
}

export type RequestedRefund = NonNullable<Awaited<ReturnType<typeof readRequestedRefund>>>;

/** Claims due refunds, so that concurrent workers take different ones. Only a requested refund has a next attempt. */
export async function claimDueRefunds(db: Executor, now: Date, limit: number): Promise<RequestedRefund[]> {
  const claimed = await db
    .updateTable('refunds')
    .set({ check_after: new Date(now.getTime() + LEASE_MS) })
    .where('order_id', 'in', (due) =>
      due
        .selectFrom('refunds')
        .select('order_id')
        .where('check_after', '<=', now)
        .orderBy('check_after')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('order_id')
    .execute();
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ order_id }) => order_id);
  return await selectRequested(db).where('o.id', 'in', ids).execute();
}

/** Schedules the next attempt and stores why the outcome of the last one is unknown. */
export async function postponeRefund(
  db: Executor,
  orderId: number,
  { at, failure }: { at: Date; failure: string },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ check_after: at, attempts: sql<number>`attempts + 1`, failure })
    .where('order_id', '=', orderId)
    .where('status', '=', 'requested')
    .execute();
}

/** @returns whether the refund was still requested. */
export async function markRefused(db: Executor, orderId: number, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ status: 'refused', failure, check_after: null })
    .where('order_id', '=', orderId)
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function selectRequested(db: Executor) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(DUE_ORDER_COLUMNS.map((column) => `o.${column}` as const))
    .select(['o.total', 'o.currency', 'r.reference as refund_reference', 'r.attempts'])
    .where('r.status', '=', 'requested');
}
