import type { Applicant, ApplicantUpdate } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Caller } from '../../accounts/caller.ts';
import { assertListed } from '../../options/assertListed.ts';
import { findApplicant, insertApplicant, updateApplicant } from '../applicants.repository.ts';
import { profileMissing } from '../profileMissing.ts';

/** Reads the applicant profile of an account. @throws DomainError 404 when there is none. */
export async function readApplicant(db: Executor, accountId: number): Promise<Applicant> {
  const applicant = await findApplicant(db, accountId);
  if (!applicant) throw profileMissing();
  return applicant;
}

/**
 * Changes the given keys of the profile.
 * @throws DomainError 404 without a profile, 422 for an option of another list.
 */
export async function changeApplicant(
  db: Database,
  accountId: number,
  update: ApplicantUpdate,
): Promise<Applicant> {
  await readApplicant(db, accountId);
  await assertOptions(db, update);
  await db.transaction().execute(async (trx) => await updateApplicant(trx, accountId, update));
  return await readApplicant(db, accountId);
}

/**
 * Creates the profile of the caller, unless there is one.
 * @throws DomainError 422 for an option of another list.
 */
export async function createApplicant(
  db: Database,
  caller: Caller,
  update: ApplicantUpdate,
): Promise<{ applicant: Applicant; isNew: boolean }> {
  await assertOptions(db, update);
  const isNew = await db.transaction().execute(async (trx) => {
    const inserted = await insertApplicant(trx, caller.id, update.name ?? caller.name);
    if (inserted) await updateApplicant(trx, caller.id, update);
    return inserted;
  });
  return { applicant: await readApplicant(db, caller.id), isNew };
}

async function assertOptions(
  db: Executor,
  { district_id, education_id, languages }: ApplicantUpdate,
): Promise<void> {
  await assertListed(db, {
    district_id: ['district', district_id],
    education_id: ['education', education_id],
    languages: ['language', languages?.map(({ language_id }) => language_id)],
  });
}
