import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import yazl from 'yazl';
import type { Database } from '../../../platform/database/connect.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { readReceivedResumes } from './resumeArchive.repository.ts';
import { archiveNames } from './resumeArchive.rules.ts';

interface Services {
  db: Database;
  storage: FileStorage;
}

/**
 * Opens a ZIP archive of resumes and records who downloaded which. The files are read one after another while the
 * archive is sent, and stored without compression: PDF and Word documents are compressed already, and the size is
 * known in advance.
 * @throws DomainError 404 when none of the applications has a resume that the recruiter may read.
 */
export async function openResumeArchive(
  { db, storage }: Services,
  recruiterId: number,
  applicationIds: number[],
  requestId: string,
): Promise<{ bytes: Readable; size: number; count: number }> {
  const resumes = await readReceivedResumes(db, recruiterId, applicationIds);
  if (resumes.length === 0) throw notFound('resumes');
  await writeAudit(db, {
    accountId: recruiterId,
    action: 'resumes.downloaded',
    detail: { application_ids: resumes.map(({ id }) => id) },
    requestId,
  });
  const zip = new yazl.ZipFile();
  const bytes = zip.outputStream as Readable;
  zip.on('error', (error) => bytes.destroy(error as Error));
  const names = archiveNames(resumes);
  for (const [index, { storage_key, size, uploaded_at }] of resumes.entries()) {
    const options = { compress: false, size, mtime: uploaded_at };
    const open = callbackify(async () => {
      const file = await storage.read(`${storage_key}/file`);
      if (!file) throw new Error(`The file of ${storage_key} is missing.`);
      return file.bytes;
    });
    zip.addReadStreamLazy(names[index]!, options, open);
  }
  const end = zip.end.bind(zip) as (options: undefined, onSize: (size: number) => void) => void;
  const size = await new Promise<number>((resolve) => end(undefined, resolve));
  return { bytes, size, count: resumes.length };
}
