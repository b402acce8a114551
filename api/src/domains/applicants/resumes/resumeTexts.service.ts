import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/connect.ts';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { readDocumentText } from '../../files/document-text/readDocumentText.ts';
import { claimUnreadResume, storeResumeText, type UnreadResume } from './resumeTexts.repository.ts';
import { BATCH_SIZE } from './resumeTexts.rules.ts';

interface Services {
  db: Database;
  storage: FileStorage;
  log: Pick<Logger, 'warn'>;
  signal?: AbortSignal;
}

/**
 * Reads the texts of at most `BATCH_SIZE` resumes, the newest first. A file that cannot be read is left for a later run,
 * because the processor may have been busy, and so is one whose storage fails.
 */
export async function readResumeTexts({ db, storage, log, signal }: Services): Promise<void> {
  for (let read = 0; read < BATCH_SIZE; read += 1) {
    signal?.throwIfAborted();
    const resume = await claimUnreadResume(db);
    if (!resume) return;
    const text = await readText(storage, resume);
    if (text === null) log.warn({ resume: resume.id }, 'the text of a resume could not be read');
    else await storeResumeText(db, resume.id, text);
  }
}

async function readText(
  storage: FileStorage,
  { storage_key, media_type }: UnreadResume,
): Promise<string | null> {
  const file = await storage.read(`${storage_key}/file`);
  if (!file) return null;
  return await readDocumentText({ bytes: await buffer(file.bytes), mediaType: media_type });
}
