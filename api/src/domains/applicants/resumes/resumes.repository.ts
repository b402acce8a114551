import type { ResumeFile } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { mayReadResume } from '../../applications/access/resumeAccess.repository.ts';

/** Locks the caller's applicant, which serialises changes to the resumes. */
export async function lockApplicant(db: Executor, accountId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('applicants')
    .select('id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** Lists the resumes, newest first. */
export async function readResumes(db: Executor, applicantId: number): Promise<ResumeFile[]> {
  const rows = await db
    .selectFrom('resumes')
    .select(['id', 'file_name', 'size', 'is_default', 'uploaded_at'])
    .where('applicant_id', '=', applicantId)
    .where('removed_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, uploaded_at: row.uploaded_at.toISOString() }));
}

/**
 * Inserts a resume; the first one is the default.
 * @returns its id.
 */
export async function insertResume(
  db: Executor,
  applicantId: number,
  resume: { file_name: string; storage_key: string; media_type: string; size: number; is_default: boolean },
): Promise<number> {
  const { id } = await db
    .insertInto('resumes')
    .values({ applicant_id: applicantId, ...resume })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false when the resume is not in the applicant's list. */
export async function setDefaultResume(db: Executor, applicantId: number, id: number): Promise<boolean> {
  const own = await listed(db, applicantId, id);
  if (!own) return false;
  await db
    .updateTable('resumes')
    .set({ is_default: false })
    .where('applicant_id', '=', applicantId)
    .where('is_default', '=', true)
    .execute();
  await db.updateTable('resumes').set({ is_default: true }).where('id', '=', id).execute();
  return true;
}

/** @returns false when the resume is not in the applicant's list. */
export async function renameResume(
  db: Executor,
  applicantId: number,
  id: number,
  rename: (current: string) => string,
): Promise<boolean> {
  const own = await listed(db, applicantId, id);
  if (!own) return false;
  await db
    .updateTable('resumes')
    .set({ file_name: rename(own.file_name) })
    .where('id', '=', id)
    .execute();
  return true;
}

/**
 * Removes a resume from the list; the newest remaining one becomes the default. A resume sent with an application
 * stays readable for the company until the last such application is gone.
 * @returns false when the resume is not in the applicant's list.
 */
export async function removeResume(db: Executor, applicantId: number, id: number): Promise<boolean> {
  // Lock against an application that references it concurrently.
  const own = await listed(db, applicantId, id);
  if (!own) return false;
  const carried = await db
    .selectFrom('applications')
    .select('id')
    .where('resume_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (carried) {
    const removed_at = sql<Date>`now()`;
    await db.updateTable('resumes').set({ removed_at, is_default: false }).where('id', '=', id).execute();
  } else {
    await db.deleteFrom('resumes').where('id', '=', id).execute();
  }
  const [newest] = await readResumes(db, applicantId);
  if (own.is_default && newest) await setDefaultResume(db, applicantId, newest.id);
  return true;
}

async function listed(db: Executor, applicantId: number, id: number) {
  return await db
    .selectFrom('resumes')
    .select(['is_default', 'file_name'])
    .where('id', '=', id)
    .where('applicant_id', '=', applicantId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Reads the resume of an application received by one of the recruiter's companies. */
export async function findReceivedResume(
  db: Executor,
  recruiterId: number,
  applicationId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .select('a.resume_id')
    .where('a.id', '=', applicationId)
    .where('m.account_id', '=', recruiterId)
    .where(mayReadResume)
    .executeTakeFirst();
  return row?.resume_id ?? undefined;
}

export async function findStoredResume(db: Executor, id: number) {
  return await db
    .selectFrom('resumes')
    .select(['file_name', 'storage_key as folder', 'media_type'])
    .where('id', '=', id)
    .executeTakeFirst();
}
