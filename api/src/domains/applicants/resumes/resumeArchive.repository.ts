import type { Executor } from '../../../platform/database/executor.ts';
import { mayReadResume } from '../../applications/access/resumeAccess.repository.ts';

/** Reads the resumes of these applications that the recruiter may read, in one query and in a stable order. */
export async function readReceivedResumes(db: Executor, recruiterId: number, applicationIds: number[]) {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .innerJoin('resumes as r', 'r.id', 'a.resume_id')
    .select(['a.id', 'p.name', 'v.title as vacancy_title', 'r.file_name', 'r.storage_key', 'r.size'])
    .select('r.uploaded_at')
    .where('a.id', 'in', applicationIds)
    .where('a.cleared_at', 'is', null)
    .where('m.account_id', '=', recruiterId)
    .where(mayReadResume)
    .orderBy('p.name')
    .orderBy('a.id')
    .execute();
}
