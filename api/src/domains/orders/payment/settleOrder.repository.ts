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

export async function readBuyer(
  db: Executor,
  accountId: number,
): Promise<{ name: string; email: string } | undefined> {
  return await db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirst();
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

/** Lists the accounts of a company's recruiters. */
export async function readMembers(db: Executor, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('company_id', '=', companyId)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
