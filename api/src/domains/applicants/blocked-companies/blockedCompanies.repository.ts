import { type BlockedCompanies, MAX_BLOCKED_COMPANIES } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

export async function readBlockedCompanies(
  db: Executor,
  applicantId: number,
): Promise<BlockedCompanies['companies']> {
  return await db
    .selectFrom('applicants as p')
    .innerJoin('companies as c', (join) => join.on(sql<boolean>`c.id = any (p.blocked_company_ids)`))
    .select(['c.id', 'c.name', 'c.slug', 'c.logo'])
    .where('p.id', '=', applicantId)
    .orderBy('c.name')
    .orderBy('c.id')
    .execute();
}

export async function companyExists(db: Executor, companyId: number): Promise<boolean> {
  const row = await db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds a company in one statement, so that concurrent calls cannot lose one.
 * @returns false when the list is full.
 */
export async function addBlockedCompany(
  db: Executor,
  applicantId: number,
  companyId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applicants')
    .set({
      blocked_company_ids: sql<number[]>`case when ${companyId}::integer = any (blocked_company_ids)
        then blocked_company_ids else array_append(blocked_company_ids, ${companyId}::integer) end`,
    })
    .where('id', '=', applicantId)
    .where(
      sql<boolean>`(cardinality(blocked_company_ids) < ${MAX_BLOCKED_COMPANIES}
        or ${companyId}::integer = any (blocked_company_ids))`,
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function removeBlockedCompany(
  db: Executor,
  applicantId: number,
  companyId: number,
): Promise<void> {
  await db
    .updateTable('applicants')
    .set({ blocked_company_ids: sql<number[]>`array_remove(blocked_company_ids, ${companyId}::integer)` })
    .where('id', '=', applicantId)
    .execute();
}
