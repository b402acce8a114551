import { dayInAruba } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';

/** Locks the company, like every other change of entitlements. */
export async function lockCompany(db: Executor, id: number): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Locks an open vacancy of the company that is not sponsored. */
export async function lockSponsorable(
  db: Executor,
  companyId: number,
  id: number,
  now: Date,
): Promise<{ id: number } | undefined> {
  return await db
    .selectFrom('vacancies')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('status', '=', 'open')
    .where((is) => is.or([is('valid_through', 'is', null), is('valid_through', '>=', dayInAruba(now))]))
    .where((is) => is.or([is('sponsored_until', 'is', null), is('sponsored_until', '<=', now)]))
    .forUpdate()
    .executeTakeFirst();
}

/** Withdraws every unused unit that the order granted. */
export async function withdrawUnusedUnits(db: Executor, orderId: number): Promise<void> {
  await sql`
    insert into entitlement_ledger (entitlement_id, change, reason)
    select l.entitlement_id, -sum(l.change), 'refunded'
    from entitlement_ledger l
    join entitlements e on e.id = l.entitlement_id
    join order_items i on i.id = e.order_item_id
    where i.order_id = ${orderId} group by l.entitlement_id having sum(l.change) > 0
  `.execute(db);
}
