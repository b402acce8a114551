import { usedUnits } from '../../../domains/orders/grants.repository.ts';
import type { Executor } from '../../../platform/database/executor.ts';

/** Reads an order for its refund. */
export async function findOrder(db: Executor, id: number) {
  return await db
    .selectFrom('orders as o')
    .leftJoin('refunds as r', 'r.order_id', 'o.id')
    .select(['o.id', 'o.payment_status', 'o.payment_method', 'o.total', 'o.currency', 'o.invoice_number'])
    .select(['r.status as refund_status', 'r.credit_note_number'])
    .select(usedUnits.as('used_units'))
    .where('o.id', '=', id)
    .executeTakeFirst();
}
