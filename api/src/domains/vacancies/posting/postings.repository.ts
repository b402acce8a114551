import type { Postings } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isListed } from '../../companies/listedVacancies.repository.ts';
import { isValid, readUpcoming, type Upcoming } from './entitlements.repository.ts';
import { FREE_POSTING_DAYS } from './posting.rules.ts';

/** Reads the free posting and the packages of each company of the recruiter. */
export async function readPostings(db: Executor, recruiterId: number): Promise<Postings> {
  const companies = await db
    .selectFrom('memberships as m')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('vacancies as v')
          .select(['v.id', 'v.title', 'v.valid_through'])
          .whereRef('v.company_id', '=', 'm.company_id')
          .where('v.entitlement_id', 'is', null)
          .where(isListed)
          .orderBy('v.valid_through')
          .limit(1)
          .as('user'),
      (join) => join.onTrue(),
    )
    .select(['m.company_id', 'user.id', 'user.title', 'user.valid_through'])
    .where('m.account_id', '=', recruiterId)
    .orderBy('m.company_id')
    .execute();
  const packages = await readPackages(db, recruiterId);
  const upcoming = await readUpcoming(
    db,
    companies.map(({ company_id }) => company_id),
  );
  return {
    companies: companies.map(({ company_id, id, title, valid_through }) => ({
      company_id,
      free: {
        duration_days: FREE_POSTING_DAYS,
        used_by: id === null || title === null ? null : { id, title, valid_through },
      },
      packages: packages
        .filter((one) => one.company_id === company_id && !one.sponsored && one.left > 0)
        .map((one) => {
          const { company_id: _, sponsored: __, ...rest } = one;
          return { ...rest, expires_at: one.expires_at?.toISOString() ?? null };
        }),
      postings_bought: packages
        .filter((one) => one.company_id === company_id && !one.sponsored)
        .reduce((sum, { postings }) => sum + postings, 0),
      sponsorships_left: packages
        .filter((one) => one.company_id === company_id && one.sponsored)
        .reduce((sum, { left }) => sum + left, 0),
      upcoming: toUpcoming(upcoming.find((one) => one.company_id === company_id)),
    })),
  };
}

function toUpcoming(next: Upcoming | undefined) {
  return next ? { count: next.count, starts_at: next.starts_at.toISOString() } : null;
}

/** Postings of an entitlement `e` with its ledger `l`. A refund withdraws what it returns the money for. */
export const postingsBought = sql<number>`(e.postings
  + coalesce(sum(l.change) filter (where l.reason in ('refunded', 'refund_refused')), 0))::integer`;

/** Lists valid packages, also those that are used up, in the order in which they are used. */
async function readPackages(db: Executor, recruiterId: number) {
  return await db
    .selectFrom('entitlements as e')
    .innerJoin('packages as p', 'p.id', 'e.package_id')
    .innerJoin('entitlement_ledger as l', 'l.entitlement_id', 'e.id')
    .innerJoin('memberships as m', 'm.company_id', 'e.company_id')
    .select([
      'e.company_id',
      'e.id as entitlement_id',
      'p.name',
      'p.sponsored',
      'e.duration_days',
      'e.expires_at',
    ])
    .select([postingsBought.as('postings'), sql<number>`sum(l.change)::integer`.as('left')])
    .where('m.account_id', '=', recruiterId)
    .where(isValid)
    .groupBy(['e.id', 'p.id'])
    .orderBy(sql`e.expires_at nulls last, e.id`)
    .execute();
}
