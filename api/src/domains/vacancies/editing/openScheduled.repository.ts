import type { Executor } from '../../../platform/database/executor.ts';
import type { LockedVacancy } from './ownedVacancies.repository.ts';

/** Lists drafts that are due, earliest first. */
export async function findDueDrafts(db: Executor, now: Date): Promise<{ id: number; company_id: number }[]> {
  return await db
    .selectFrom('vacancies')
    .select(['id', 'company_id'])
    .where('status', '=', 'draft')
    .where('opens_at', '<=', now)
    .orderBy('opens_at')
    .orderBy('id')
    .execute();
}

/** Locks the company, then the draft; undefined when it is no longer due. */
export async function lockDueDraft(
  db: Executor,
  { id, company_id }: { id: number; company_id: number },
  now: Date,
): Promise<LockedVacancy | undefined> {
  await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', company_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return await db
    .selectFrom('vacancies')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where('opens_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Finds the member to mail: the one who scheduled the vacancy, else an owner, else any member. */
export async function findScheduler(
  db: Executor,
  { company_id, scheduled_by }: Pick<LockedVacancy, 'company_id' | 'scheduled_by'>,
): Promise<{ id: number; email: string; verified_at: Date | null } | undefined> {
  return await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.email', 'a.verified_at'])
    .where('m.company_id', '=', company_id)
    .orderBy((eb) => eb('a.id', '=', scheduled_by ?? 0), 'desc')
    .orderBy((eb) => eb('m.membership', '=', 'owner'), 'desc')
    .orderBy('a.id')
    .executeTakeFirst();
}
