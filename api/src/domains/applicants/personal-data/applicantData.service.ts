import type { ApplicantExport } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/connect.ts';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import type { Caller } from '../../accounts/caller.ts';
import { deleteFiles } from '../../files/deleteFiles.service.ts';
import { findApplicant } from '../applicants.repository.ts';
import { eraseApplicant } from './eraseApplicant.repository.ts';
import { exportApplicant } from './exportApplicant.repository.ts';

/** Wait for the files of an erased applicant, in milliseconds; a job deletes the rest. */
const DELETE_FILES_MS = 3000;

/** Exports all personal data of the account as of one instant. */
export async function exportPersonalData(db: Database, accountId: number): Promise<ApplicantExport> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const profile = await findApplicant(trx, accountId);
      return await exportApplicant(trx, accountId, { profile, now: new Date() });
    });
}

interface Services {
  db: Database;
  storage: FileStorage;
  log: FastifyBaseLogger;
}

/** Erases the account with all personal data in one transaction, then deletes its files. */
export async function erasePersonalData(
  { db, storage, log }: Services,
  { id: accountId, applicantId, email, verified }: Caller,
  requestId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await eraseApplicant(trx, { accountId, applicantId, email, verified });
    await writeAudit(trx, { accountId, action: 'account.erased', requestId });
  });
  await deleteFiles(db, storage, AbortSignal.timeout(DELETE_FILES_MS)).catch((error: unknown) =>
    log.warn({ err: error }, 'files of an erased person are left to the job'),
  );
}
