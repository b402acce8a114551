import { dayInAruba } from '@cpa/shared/contracts';
import type { Selectable } from 'kysely';
import type { OrderItemsTable, OrdersTable, PackagesTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { lockCompany, lockSponsorable, restoreUnits, withdrawUnusedUnits } from './grants.repository.ts';
import { grantUnits } from '../vacancies/posting/entitlements.repository.ts';
import { sponsorWith } from '../vacancies/editing/vacancyActions.service.ts';

/** Order item with its package. */
type Item = Selectable<OrderItemsTable> & Pick<Selectable<PackagesTable>, 'duration_days' | 'sponsored'>;
type Order = Pick<Selectable<OrdersTable>, 'id' | 'company_id' | 'account_id'>;

/** Time in milliseconds after which entitlements expire. */
export const VALIDITY_MS = 365 * 24 * 3_600_000;

/**
 * Grants the packages of a paid order. A sponsorship bought for a vacancy applies at once if the vacancy is open and
 * not sponsored; otherwise it is kept for any vacancy of the company.
 */
export async function grantPackages(db: Executor, order: Order, items: Item[], now: Date): Promise<void> {
  if (order.company_id === null) return;
  await lockCompany(db, order.company_id);
  for (const item of items) {
    const { duration_days, sponsored } = item;
    const later = laterStart(item, now);
    const entitlement_id = await grantUnits(db, {
      company_id: order.company_id,
      package_id: item.package_id,
      order_item_id: item.id,
      units: sponsored ? 1 : item.vacancies,
      duration_days,
      ...(later && { starts_at: later }),
      expires_at: new Date((later ?? now).getTime() + VALIDITY_MS),
    });
    if (!sponsored || item.vacancy_id === null || later) continue;
    const vacancy = await lockSponsorable(db, order.company_id, item.vacancy_id, now);
    if (vacancy) {
      await sponsorWith({ db, vacancy, now, by: order.account_id }, { entitlement_id, duration_days });
    }
  }
}

/** Withdraws the unused part of a refunded order. */
export async function revokePackages(db: Executor, order: Order): Promise<void> {
  if (order.company_id === null) return;
  await lockCompany(db, order.company_id);
  await withdrawUnusedUnits(db, order.id);
}

/** Returns what `revokePackages` withdrew. */
export async function restorePackages(db: Executor, order: Order): Promise<void> {
  if (order.company_id === null) return;
  await lockCompany(db, order.company_id);
  await restoreUnits(db, order.id);
}

/** Start of the chosen day in Aruba (UTC-4); undefined: immediately. */
function laterStart({ start_date }: Item, now: Date): Date | undefined {
  if (start_date === null || start_date <= dayInAruba(now)) return undefined;
  return new Date(`${start_date}T04:00:00Z`);
}
