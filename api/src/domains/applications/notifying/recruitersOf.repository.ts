import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isReachable } from '../../accounts/reachable.repository.ts';

/** Reads the reachable recruiters of the companies that received these applications, each with its applications. */
export async function readRecruitersOf(
  db: Executor,
  applicationIds: readonly number[],
): Promise<{ account_id: number; application_ids: number[] }[]> {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .innerJoin('accounts as account', 'account.id', 'm.account_id')
    .select('account.id as account_id')
    .select(sql<number[]>`array_agg(a.id order by a.id)`.as('application_ids'))
    .where('a.id', 'in', applicationIds)
    .where(isReachable('account'))
    .groupBy('account.id')
    .execute();
}
