import { grantUnits } from '../../src/domains/vacancies/posting/entitlements.repository.ts';
import type { TestApp } from './openTestApp.ts';

/**
 * Grants the units of a paid order: postings of the package Team (45 days), or sponsorships (14 days) with `packageId`
 * 13.
 */
export async function anEntitlement(
  { db }: TestApp,
  companyId: number,
  {
    packageId = 2,
    units = 1,
    expiresAt = null as Date | null,
    startsAt = undefined as Date | undefined,
  } = {},
): Promise<number> {
  return await grantUnits(db, {
    company_id: companyId,
    package_id: packageId,
    order_item_id: null,
    units,
    duration_days: packageId === 13 ? 14 : 45,
    expires_at: expiresAt,
    ...(startsAt && { starts_at: startsAt }),
  });
}

/** Counts the remaining units. */
export async function unitsLeft({ db }: TestApp, entitlementId: number): Promise<number> {
  const rows = await db
    .selectFrom('entitlement_ledger')
    .select('change')
    .where('entitlement_id', '=', entitlementId)
    .execute();
  return rows.reduce((sum, { change }) => sum + change, 0);
}
