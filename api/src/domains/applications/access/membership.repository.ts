import type { Membership } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';

/** Reads the role of the recruiter in the company that received the application; undefined for another company. */
export async function findMembership(
  db: Executor,
  recruiterId: number,
  applicationId: number,
): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .select('m.membership')
    .where('a.id', '=', applicationId)
    .where('m.account_id', '=', recruiterId)
    .executeTakeFirst();
  return row?.membership;
}
