import { sql, type Selectable } from 'kysely';
import type { OrderItemsTable, OrdersTable } from '../../database/schema/orders.ts';
import type { Executor } from '../accounts/accounts.repository.ts';
import { dayInAruba } from '../applications/applyRules.ts';
import { grantUnits } from '../entitlements/entitlements.repository.ts';
import { sponsorWith } from '../vacancy-writing/vacancyActions.ts';

type Item = Selectable<OrderItemsTable>;
type Order = Pick<Selectable<OrdersTable>, 'id' | 'company_id' | 'account_id'>;

/** Bought postings and sponsorships are kept for a year. */
const KEPT_MS = 365 * 24 * 3_600_000;

/**
 * What the items of an order that was just paid give its company. A sponsorship bought for a vacancy sponsors it at once,
 * if it is open and not sponsored yet; else it is kept for whichever vacancy the company chooses.
 */
export async function grantPackages(db: Executor, order: Order, items: Item[], now: Date): Promise<void> {
  if (order.company_id === null) return;
  await holdCompany(db, order.company_id);
  const packages = await db
    .selectFrom('packages')
    .select(['id', 'duration_days', 'sponsored'])
    .where(
      'id',
      'in',
      items.map(({ package_id }) => package_id),
    )
    .execute();
  for (const item of items) {
    const { duration_days, sponsored } = packages.find(({ id }) => id === item.package_id)!;
    const later = laterStart(item, now);
    const entitlement_id = await grantUnits(db, {
      company_id: order.company_id,
      package_id: item.package_id,
      order_item_id: item.id,
      units: sponsored ? 1 : item.vacancies,
      duration_days,
      ...(later && { starts_at: later }),
      expires_at: new Date((later ?? now).getTime() + KEPT_MS),
    });
    if (!sponsored || item.vacancy_id === null || later) continue;
    const vacancy = await holdSponsorable(db, order.company_id, item.vacancy_id, now);
    if (vacancy) {
      await sponsorWith({ db, vacancy, now, by: order.account_id }, { entitlement_id, duration_days });
    }
  }
}

/** Money was given back: what is left of its packages is gone; what was used stays used. */
export async function takeBackPackages(db: Executor, orderId: number): Promise<void> {
  const bought = await db
    .selectFrom('entitlements as e')
    .innerJoin('order_items as i', 'i.id', 'e.order_item_id')
    .select(['e.id', 'e.company_id'])
    .where('i.order_id', '=', orderId)
    .execute();
  for (const { id, company_id } of bought) {
    await holdCompany(db, company_id);
    const { units } = await db
      .selectFrom('entitlement_ledger')
      .select(sql<number>`coalesce(sum(change), 0)`.as('units'))
      .where('entitlement_id', '=', id)
      .executeTakeFirstOrThrow();
    if (units <= 0) continue;
    await db
      .insertInto('entitlement_ledger')
      .values({ entitlement_id: id, change: -units, reason: 'refunded' })
      .execute();
  }
}

/** The first hour of the chosen day in Aruba (UTC-4); undefined: at once. */
function laterStart({ start_date }: Item, now: Date): Date | undefined {
  if (start_date === null || start_date <= dayInAruba(now)) return undefined;
  return new Date(`${start_date}T04:00:00Z`);
}

/** As every other way to take or give units does. */
async function holdCompany(db: Executor, id: number): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

async function holdSponsorable(
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
