import type { ApplicantExport, Locale, StoredData } from '@cpa/shared/contracts';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/connect.ts';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { readLastAudit, writeAudit } from '../../accounts/audit/audit.repository.ts';
import type { Caller } from '../../accounts/caller.ts';
import { requirePassword } from '../../accounts/requirePassword.ts';
import { deleteFiles } from '../../files/deleteFiles.service.ts';
import { findApplicant } from '../applicants.repository.ts';
import { readStoredDocuments } from './applicantFiles.repository.ts';
import { eraseApplicant } from './eraseApplicant.repository.ts';
import { exportApplicant } from './exportApplicant.repository.ts';
import { countStoredData } from './storedData.repository.ts';
import { type AttachedFile, writeExportPdf } from './writeExportPdf.ts';

/** Maximum wait for deleting the files of an erased applicant, in milliseconds; a job deletes the rest. */
const DELETE_FILES_MS = 3000;

const EXPORTED = 'account.exported';

/** Counts what is stored about the caller. */
export async function readStoredData(db: Database, caller: Caller): Promise<StoredData> {
  const { id: accountId, applicantId, verified, email } = caller;
  const counts = await countStoredData(db, { accountId, applicantId, email: verified ? email : null });
  const exported = await readLastAudit(db, accountId, EXPORTED);
  return { ...counts, last_exported_at: exported?.toISOString() ?? null };
}

/** Exports all personal data of the account as of one instant, and records the export. */
export async function exportPersonalData(
  db: Database,
  accountId: number,
  { requestId, language }: { requestId: string; language: Locale },
): Promise<ApplicantExport> {
  const data = await readEverything(db, accountId, language);
  await writeAudit(db, { accountId, action: EXPORTED, requestId });
  return data;
}

/** Exports the same as a PDF with the uploaded files attached. */
export async function exportAsPdf(
  { db, storage }: Omit<Services, 'log'>,
  accountId: number,
  call: { requestId: string; language: Locale },
): Promise<Buffer> {
  const data = await exportPersonalData(db, accountId, call);
  const files = data.profile ? await readAttachments({ db, storage }, data.profile.id) : [];
  return await writeExportPdf(data, files, call.language);
}

/** Reads the uploaded documents; one whose file is missing is only listed. */
async function readAttachments(
  { db, storage }: Omit<Services, 'log'>,
  applicantId: number,
): Promise<AttachedFile[]> {
  const attached: AttachedFile[] = [];
  for (const document of await readStoredDocuments(db, applicantId)) {
    const { file_name: name, media_type: mediaType, uploaded_at: uploadedAt, folder } = document;
    const file = await storage.read(`${folder}/file`);
    if (file) attached.push({ name, mediaType, uploadedAt, bytes: await buffer(file.bytes) });
  }
  return attached;
}

async function readEverything(db: Database, accountId: number, locale: Locale): Promise<ApplicantExport> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const profile = await findApplicant(trx, accountId);
      return await exportApplicant(trx, accountId, { profile, now: new Date(), locale });
    });
}

interface Services {
  db: Database;
  storage: FileStorage;
  log: FastifyBaseLogger;
}

/**
 * Erases the account with all personal data in one transaction, then deletes its files.
 * @throws DomainError 422 for a wrong password.
 */
export async function erasePersonalData(
  { db, storage, log }: Services,
  { id: accountId, applicantId, email, verified }: Caller,
  { password, requestId }: { password: string; requestId: string },
): Promise<void> {
  await requirePassword(db, accountId, password);
  await db.transaction().execute(async (trx) => {
    await eraseApplicant(trx, { accountId, applicantId, email, verified });
    await writeAudit(trx, { accountId, action: 'account.erased', requestId });
  });
  await deleteFiles(db, storage, AbortSignal.timeout(DELETE_FILES_MS)).catch((error: unknown) =>
    log.warn({ err: error }, 'files of an erased person are left to the job'),
  );
}
