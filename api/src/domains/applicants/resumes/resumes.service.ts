import { createReadStream } from 'node:fs';
import { type Applicant, RESUME_TYPES, type ResumeFile } from '@cpa/shared/contracts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { newFolder, storeFiles } from '../../../platform/storage/storeFiles.ts';
import type { Caller } from '../../accounts/caller.ts';
import { checkDocument } from '../../files/documents/checkDocument.ts';
import { displayName, renamed } from '../../files/documents/displayName.ts';
import { signDocumentLink } from '../../files/documents/documentLink.ts';
import type { Upload } from '../../files/uploads/upload.ts';
import { findApplicant } from '../applicants.repository.ts';
import { profileMissing } from '../profileMissing.ts';
import * as repository from './resumes.repository.ts';
import { assertRoom } from './resumes.rules.ts';

/**
 * Checks that the caller can add a resume, before the file is received.
 * @throws DomainError 404 without a profile, 409 when the list is full.
 */
export async function assertCanAddResume(db: Database, { applicantId }: Caller): Promise<void> {
  if (applicantId === null) throw profileMissing();
  assertRoom(await repository.readResumes(db, applicantId));
}

/**
 * Stores an uploaded resume with its row. The first one is the default.
 * @throws DomainError 404 without a profile, 409 when the list is full, 422 for another kind of file.
 */
export async function addResume(
  { db, storage }: { db: Database; storage: FileStorage },
  caller: Caller,
  upload: Upload,
): Promise<ResumeFile> {
  const ending = await checkDocument(upload);
  const media_type = RESUME_TYPES[ending];
  const folder = newFolder('resumes');
  return await storeFiles(
    db,
    { folder, uploadedBy: caller.id },
    {
      write: async () =>
        await storage.write(`${folder}/file`, {
          bytes: createReadStream(upload.path),
          size: upload.size,
          mediaType: media_type,
        }),
      commit: async (trx) => {
        const applicantId = await lockOwnApplicant(trx, caller.id);
        const others = await repository.readResumes(trx, applicantId);
        assertRoom(others);
        const id = await repository.insertResume(trx, applicantId, {
          file_name: displayName(upload.fileName, ending),
          storage_key: folder,
          media_type,
          size: upload.size,
          is_default: others.length === 0,
        });
        return (await repository.readResumes(trx, applicantId)).find((resume) => resume.id === id)!;
      },
    },
  );
}

/** Makes a resume the default one. @throws DomainError 404 for a resume that is not in the caller's list. */
export async function makeDefaultResume(db: Database, accountId: number, id: number): Promise<Applicant> {
  return await changeResume(db, { accountId, id }, repository.setDefaultResume);
}

/** Removes a resume from the list. @throws DomainError 404 for a resume that is not in the caller's list. */
export async function removeOwnResume(db: Database, accountId: number, id: number): Promise<Applicant> {
  return await changeResume(db, { accountId, id }, repository.removeResume);
}

/**
 * Renames a resume. The file extension stays, whether it is given or not.
 * @throws DomainError 404 for a resume that is not in the caller's list.
 */
export async function renameOwnResume(
  db: Database,
  accountId: number,
  id: number,
  name: string,
): Promise<Applicant> {
  return await changeResume(db, { accountId, id }, async (trx, applicantId) =>
    repository.renameResume(trx, applicantId, id, (current) => renamed(name, current)),
  );
}

/** Signs a link to a resume of the caller. @throws DomainError 404 for a resume that is not in the caller's list. */
export async function linkToOwnResume(
  { db, config }: { db: Database; config: Pick<Config, 'secrets'> },
  { applicantId }: Caller,
  id: number,
): Promise<{ url: string; expires_at: string }> {
  const own = applicantId === null ? [] : await repository.readResumes(db, applicantId);
  if (!own.some((resume) => resume.id === id)) throw notFound('resume');
  return await signDocumentLink(config, 'resumes', id);
}

async function changeResume(
  db: Database,
  { accountId, id }: { accountId: number; id: number },
  change: (db: Executor, applicantId: number, id: number) => Promise<boolean>,
): Promise<Applicant> {
  return await db.transaction().execute(async (trx) => {
    const applicantId = await lockOwnApplicant(trx, accountId);
    if (!(await change(trx, applicantId, id))) throw notFound('resume');
    return (await findApplicant(trx, accountId))!;
  });
}

async function lockOwnApplicant(db: Executor, accountId: number): Promise<number> {
  const id = await repository.lockApplicant(db, accountId);
  if (id === undefined) throw profileMissing();
  return id;
}
