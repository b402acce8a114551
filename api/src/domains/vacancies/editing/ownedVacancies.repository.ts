import { type VacancyStatus, dayInAruba } from '@cpa/shared/contracts';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { recordHistory } from '../vacancyEditing.repository.ts';

export type LockedVacancy = Omit<Selectable<Schema['vacancies']>, 'search' | 'search_title' | 'facets'>;

/**
 * Locks a company of the recruiter, so that postings are counted and used one call at a time.
 * @throws DomainError 403 for a viewer.
 */
export async function lockOwnCompany(db: Executor, recruiterId: number, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('companies as c')
    .innerJoin('memberships as m', 'm.company_id', 'c.id')
    .select('m.membership')
    .where('c.id', '=', companyId)
    .where('m.account_id', '=', recruiterId)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  if (row) assertWriter(row.membership);
  return row !== undefined;
}

/** Lists the companies of the recruiter, at most two. */
export async function readOwnCompanyIds(db: Executor, recruiterId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('company_id')
    .where('account_id', '=', recruiterId)
    .limit(2)
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/** Finds the name of the last editor; undefined after automatic changes. */
export async function findEditor(
  db: Executor,
  { edited_by }: Pick<LockedVacancy, 'edited_by'>,
): Promise<string | undefined> {
  if (edited_by === null) return undefined;
  const row = await db.selectFrom('accounts').select('name').where('id', '=', edited_by).executeTakeFirst();
  return row?.name;
}

/**
 * Locks a vacancy of the recruiter and, before it, its company. Resolves to undefined if there is none. Records an
 * overdue vacancy as expired even before the job has run.
 */
export async function lockOwnVacancy(
  db: Executor,
  recruiterId: number,
  id: number,
  now: Date,
): Promise<LockedVacancy | undefined> {
  const owner = await db.selectFrom('vacancies').select('company_id').where('id', '=', id).executeTakeFirst();
  if (!owner || !(await lockOwnCompany(db, recruiterId, owner.company_id))) return undefined;
  const vacancy = await db
    .selectFrom('vacancies')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!vacancy) return undefined;
  return { ...vacancy, status: await settleStatus(db, vacancy, now) };
}

async function settleStatus(
  db: Executor,
  { id, status, valid_through }: LockedVacancy,
  now: Date,
): Promise<VacancyStatus> {
  if (status !== 'open' || valid_through === null || valid_through >= dayInAruba(now)) return status;
  await db.updateTable('vacancies').set({ status: 'expired' }).where('id', '=', id).execute();
  await recordHistory(db, id, { status: 'expired', by: null, note: 'The last day has passed.' });
  return 'expired';
}
