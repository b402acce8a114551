import type { Executor } from '../../../platform/database/executor.ts';

/** Reads the recipients of a notification about an application and the names in it. */
export async function readNotificationFacts(db: Executor, applicationId: number) {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .select(['p.account_id', 'a.vacancy_id', 'v.title', 'c.name as company', 'c.logo'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}
