import type { Locale } from '@cpa/shared/contracts';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import type { OrdersTable } from '../../../platform/database/schema.ts';

export type OrderRow = Selectable<OrdersTable>;

/** Locks an order until the transaction ends. */
export async function lockOrder(db: Executor, id: number): Promise<OrderRow> {
  return await db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function updateOrder(db: Executor, id: number, changes: Updateable<OrdersTable>): Promise<void> {
  await db.updateTable('orders').set(changes).where('id', '=', id).execute();
}

/** Reads the items of an order with the terms of their packages. */
export async function readOrderItems(db: Executor, orderId: number) {
  return await db
    .selectFrom('order_items as i')
    .innerJoin('packages as p', 'p.id', 'i.package_id')
    .selectAll('i')
    .select(['p.duration_days', 'p.sponsored'])
    .where('i.order_id', '=', orderId)
    .orderBy('i.id')
    .execute();
}

export type Buyer = { name: string; email: string | undefined; language: Locale | null };

/** Reads whom to mail about an order: the billing address, or else the account that placed it. */
export async function readBuyer(
  db: Executor,
  { account_id, billing }: Pick<OrderRow, 'account_id' | 'billing'>,
): Promise<Buyer> {
  const account =
    account_id === null
      ? undefined
      : await db
          .selectFrom('accounts')
          .select(['name', 'email', 'language'])
          .where('id', '=', account_id)
          .executeTakeFirst();
  return {
    name: account?.name ?? '',
    email: billing['email'] ?? account?.email,
    language: account?.language ?? null,
  };
}

/** Records a completed refund, also one that was made at the provider, and closes the request for it. */
export async function completeRefund(
  db: Executor,
  order_id: number,
  done: { done_at: Date; credit_note_number: string | null },
): Promise<void> {
  const values = { ...done, status: 'done' as const, check_after: null, failure: null };
  await db
    .insertInto('refunds')
    .values({ order_id, requested_at: done.done_at, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .execute();
  await db
    .updateTable('refund_requests')
    .set({ status: 'closed', decided_at: done.done_at })
    .where('order_id', '=', order_id)
    .where('status', '=', 'open')
    .execute();
}

export async function hasPaymentEvent(db: Executor, orderId: number, status: string): Promise<boolean> {
  const known = await db
    .selectFrom('payment_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', status)
    .executeTakeFirst();
  return known !== undefined;
}

export async function insertPaymentEvent(
  db: Executor,
  { orderId, status, detail }: { orderId: number; status: string; detail: Record<string, unknown> },
): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({
      order_id: orderId,
      status,
      at: sql<Date>`clock_timestamp()`,
      detail: JSON.stringify(detail),
    })
    .execute();
}
