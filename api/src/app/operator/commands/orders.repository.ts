import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

/** Reads an order for its refund. */
export async function findOrder(db: Executor, id: number) {
  return await db
    .selectFrom('orders as o')
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .select(['o.id', 'o.payment_status', 'o.payment_method', 'o.total', 'o.currency', 'o.invoice_number'])
    .select(['r.status as refund_status', 'r.credit_note_number'])
    .select(
      sql<number>`(
        select coalesce(-sum(l.change), 0)::integer from entitlement_ledger l
        join entitlements e on e.id = l.entitlement_id join order_items i on i.id = e.order_item_id
        where i.order_id = o.id and l.reason in ('posting', 'sponsorship')
      )`.as('used_units'),
    )
    .where('o.id', '=', id)
    .executeTakeFirst();
}
