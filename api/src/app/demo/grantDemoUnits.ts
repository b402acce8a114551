import type { Executor } from '../../platform/database/executor.ts';
import { grantUnits } from '../../domains/vacancies/posting/entitlements.repository.ts';
import type { PaidItems } from './demoOrders.ts';
import { companies } from './demoData.ts';

const OWN_COMPANY = 'kas-di-sabor';

/** Grants the demo recruiter five postings and one sponsorship. */
export async function grantDemoUnits(db: Executor, paid: PaidItems): Promise<void> {
  const own = {
    company_id: companies.findIndex(({ slug }) => slug === OWN_COMPANY) + 1,
    expires_at: null,
  };
  await grantUnits(db, { ...own, order_item_id: paid.team, package_id: 2, units: 5, duration_days: 45 });
  await grantUnits(db, {
    ...own,
    order_item_id: paid.sponsorship,
    package_id: 13,
    units: 1,
    duration_days: 14,
  });
}
