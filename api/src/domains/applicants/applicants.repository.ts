import type { Applicant, ApplicantUpdate } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import { readResumes } from './resumes/resumes.repository.ts';

/** @returns false when the account already has a profile. */
export async function insertApplicant(db: Executor, accountId: number, name: string): Promise<boolean> {
  const row = await db
    .insertInto('applicants')
    .values({ account_id: accountId, name })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Updates the given keys. The name is shared with the account. */
export async function updateApplicant(
  db: Executor,
  accountId: number,
  update: ApplicantUpdate,
): Promise<void> {
  const { experience, educations, languages, ...plain } = update;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  await db
    .updateTable('applicants')
    .set({
      ...given,
      ...(experience && { experience: JSON.stringify(experience) }),
      ...(educations && { educations: JSON.stringify(educations) }),
      ...(languages && { languages: JSON.stringify(languages) }),
      updated_at: sql<Date>`now()`,
    })
    .where('account_id', '=', accountId)
    .execute();
  if (update.name !== undefined) {
    await db.updateTable('accounts').set({ name: update.name }).where('id', '=', accountId).execute();
  }
}

export async function setPhoto(db: Executor, accountId: number, photo: string | null): Promise<void> {
  await db
    .updateTable('applicants')
    .set({ photo, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .execute();
}

export async function findApplicant(db: Executor, accountId: number): Promise<Applicant | undefined> {
  const row = await db
    .selectFrom('applicants as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .leftJoin('options as d', 'd.id', 'p.district_id')
    .leftJoin('options as e', 'e.id', 'p.education_id')
    .select([
      'p.id',
      'a.email',
      'a.name as account_name',
      'd.name as district_name',
      'e.name as education_name',
    ])
    .select([
      'p.name',
      'p.headline',
      'p.photo',
      'p.phone',
      'p.district_id',
      'p.about',
      'p.education_id',
      'p.skills',
    ])
    .select([
      'p.experience',
      'p.educations',
      'p.languages',
      'p.work_permit',
      'p.visibility',
      'p.blocked_company_ids',
      'p.recommendations',
    ])
    .where('p.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_name, district_name, education_name, ...rest } = row;
  return {
    ...rest,
    name: rest.name ?? account_name,
    district: rest.district_id === null ? null : { id: rest.district_id, name: district_name! },
    education: rest.education_id === null ? null : { id: rest.education_id, name: education_name! },
    resumes: await readResumes(db, row.id),
  };
}
