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

/** Restores the units of an order whose refund was refused. */
export async function restoreUnits(db: Executor, orderId: number): Promise<void> {
  await sql`
    insert into entitlement_ledger (entitlement_id, change, reason)
    select l.entitlement_id, -sum(l.change), 'refund_refused'
    from entitlement_ledger l
    join entitlements e on e.id = l.entitlement_id
    join order_items i on i.id = e.order_item_id
    where i.order_id = ${orderId} and l.reason in ('refunded', 'refund_refused')
    group by l.entitlement_id having sum(l.change) <> 0
  `.execute(db);
}

/** Condition for orders (`o`) of whose grants no unit was used. */
export const isUnused = sql<boolean>`not exists (
  select from entitlement_ledger l
  join entitlements e on e.id = l.entitlement_id
  join order_items i on i.id = e.order_item_id
  where i.order_id = o.id and l.reason not in ('refunded', 'refund_refused')
  group by e.id having sum(l.change) < e.postings
)`;

/** Units of an order (`o`) that vacancies used. */
export const usedUnits = sql<number>`(
  select coalesce(-sum(l.change), 0)::integer from entitlement_ledger l
  join entitlements e on e.id = l.entitlement_id
  join order_items i on i.id = e.order_item_id
  where i.order_id = o.id and l.reason in ('posting', 'sponsorship')
)`;

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
