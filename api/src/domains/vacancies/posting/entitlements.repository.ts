import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

/** Available unit of a package: one posting, or one sponsorship. */
export interface Unit {
  entitlement_id: number;
  duration_days: number;
}

/** Bought postings that start later. */
export interface Upcoming {
  count: number;
  starts_at: Date;
}

/** Condition for entitlements (`e`) that can be used today. */
export const isValid = sql<boolean>`e.starts_at <= now() and (e.expires_at is null or e.expires_at > now())`;

/**
 * Lists available units of a company, first to expire first. Lock the company (`lockOwnCompany`) before using one, so
 * that none is used twice.
 */
export async function readUnits(
  db: Executor,
  companyId: number,
  kind: 'posting' | 'sponsorship',
): Promise<Unit[]> {
  return await db
    .selectFrom('entitlements as e')
    .innerJoin('packages as p', 'p.id', 'e.package_id')
    .innerJoin('entitlement_ledger as l', 'l.entitlement_id', 'e.id')
    .select(['e.id as entitlement_id', 'e.duration_days'])
    .where('e.company_id', '=', companyId)
    .where('p.sponsored', '=', kind === 'sponsorship')
    .where(isValid)
    .groupBy('e.id')
    .having(sql<boolean>`sum(l.change) > 0`)
    .orderBy(sql`e.expires_at nulls last, e.id`)
    .execute();
}

/** Reads the postings that start next of each company that has some. */
export async function readUpcoming(
  db: Executor,
  companyIds: number[],
): Promise<(Upcoming & { company_id: number })[]> {
  if (companyIds.length === 0) return [];
  return await db
    .selectFrom('entitlements as e')
    .innerJoin('packages as p', 'p.id', 'e.package_id')
    .innerJoin('entitlement_ledger as l', 'l.entitlement_id', 'e.id')
    .distinctOn('e.company_id')
    .select(['e.company_id', 'e.starts_at', sql<number>`sum(l.change)::integer`.as('count')])
    .where('e.company_id', 'in', companyIds)
    .where('p.sponsored', '=', false)
    .where('e.starts_at', '>', sql<Date>`now()`)
    .groupBy(['e.company_id', 'e.starts_at'])
    .having(sql<boolean>`sum(l.change) > 0`)
    .orderBy('e.company_id')
    .orderBy('e.starts_at')
    .execute();
}

/** Records the use of one unit for a vacancy. */
export async function takeUnit(
  db: Executor,
  { entitlement_id }: Pick<Unit, 'entitlement_id'>,
  vacancyId: number,
  reason: 'posting' | 'sponsorship',
): Promise<void> {
  await db
    .insertInto('entitlement_ledger')
    .values({ entitlement_id, vacancy_id: vacancyId, change: -1, reason })
    .execute();
}

/**
 * Records a grant. `order_item_id` is null for free grants.
 * @returns its id.
 */
export async function grantUnits(
  db: Executor,
  {
    units,
    ...entitlement
  }: {
    company_id: number;
    package_id: number;
    order_item_id: number | null;
    units: number;
    duration_days: number;
    /** Start of validity; default: now. */
    starts_at?: Date;
    expires_at: Date | null;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('entitlements')
    .values({ ...entitlement, postings: units })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('entitlement_ledger')
    .values({ entitlement_id: id, change: units, reason: 'granted' })
    .execute();
  return id;
}
