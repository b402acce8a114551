import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../../../api/src/platform/database/connect.ts';
import { launchPostgres } from '../../../api/src/platform/database/embedded/launchPostgres.ts';

export interface StoredOrder {
  id: number;
  reference: string;
  payment_status: string;
  invoice_number: string | null;
  items: number;
  /** Number of grants in the ledger for all items. */
  grants: number;
}

/** Returns all orders once none is pending, or after `limitMs`. */
export async function readOrders(home: string, limitMs: number): Promise<StoredOrder[]> {
  const server = await launchPostgres(home);
  const { db, pool } = connectDatabase(server.connection);
  const deadline = Date.now() + limitMs;
  try {
    for (;;) {
      const { rows } = await pool.query<StoredOrder>(SELECT);
      if (Date.now() > deadline || rows.every(({ payment_status }) => payment_status !== 'pending'))
        return rows;
      await sleep(1000);
    }
  } finally {
    await db.destroy();
    await server.stop();
  }
}

const SELECT = `
  select o.id, o.reference, o.payment_status, o.invoice_number,
    (select count(*) from order_items i where i.order_id = o.id) as items,
    (select count(*) from entitlement_ledger l
      join entitlements e on e.id = l.entitlement_id
      join order_items i on i.id = e.order_item_id
      where i.order_id = o.id and l.reason = 'granted') as grants
  from orders o order by o.id`;
