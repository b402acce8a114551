import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import { grantUnits, takeUnit } from '../../domains/vacancies/posting/entitlements.repository.ts';
import { FREE_POSTING_DAYS } from '../../domains/vacancies/posting/posting.rules.ts';
import type { DemoClock } from './demoClock.ts';
import type { PaidItems } from './demoOrders.ts';
import type { DemoVacancy } from './demoVacancies.ts';
import { companies } from './demoData.ts';

const OWN_COMPANY = 'cas-di-sabor';
const TEAM = { package_id: 2, units: 5, duration_days: 45 };

/**
 * Grants the demo recruiter ten postings and one sponsorship. The newest vacancy uses the free posting, the others those
 * of the first package.
 */
export async function grantDemoUnits(
  db: Executor,
  paid: PaidItems,
  { clock, vacancies }: { clock: DemoClock; vacancies: readonly DemoVacancy[] },
): Promise<void> {
  const own = {
    company_id: companies.findIndex(({ slug }) => slug === OWN_COMPANY) + 1,
    expires_at: null,
  };
  const entitlements: number[] = [];
  for (const order_item_id of paid.team) {
    entitlements.push(await grantUnits(db, { ...own, ...TEAM, order_item_id }));
  }
  await grantUnits(db, {
    ...own,
    order_item_id: paid.sponsorship,
    package_id: 13,
    units: 1,
    duration_days: 14,
  });

  const published = vacancies.filter(
    ({ company_id, status }) => company_id === own.company_id && status !== 'draft',
  );
  const newest = published
    .filter(({ status }) => status === 'open')
    .toSorted((a, b) => Number(b.published_at) - Number(a.published_at))[0];
  for (const vacancy of published) {
    const isFree = vacancy === newest;
    const days = isFree ? FREE_POSTING_DAYS : TEAM.duration_days;
    const hours = (clock.hoursAgo(0).getTime() - Number(vacancy.published_at)) / 3_600_000;
    const posted_until = clock.dayIn(days - Math.ceil(hours / 24));
    const entitlement_id = isFree ? null : entitlements[0]!;
    await db
      .updateTable('vacancies')
      .set({ entitlement_id, posted_until, valid_through: sql`least(valid_through, ${posted_until}::date)` })
      .where('id', '=', vacancy.id)
      .execute();
    if (entitlement_id !== null) await takeUnit(db, { entitlement_id }, vacancy.id, 'posting');
  }
}
