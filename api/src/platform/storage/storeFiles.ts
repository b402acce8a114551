import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { queueDeletion, queueUpload, unqueueUpload } from './fileDeletions.repository.ts';

/** Creates a unique folder name. It may end with a content hash of 16 digits. */
export function newFolder(
  kind: 'logos' | 'covers' | 'pictures' | 'photos' | 'resumes' | 'messages',
  end = randomBytes(8).toString('hex'),
): string {
  return `${kind}/${randomBytes(8).toString('hex')}${end}`;
}

/**
 * Stores files together with the row that references them: until `commit` succeeds, the folder is queued for
 * deletion, so that a crash, rejection or lost connection leaves no orphan. Deleted at once when the uploader is
 * erased concurrently.
 * @param isUsed false for a result that references other files: those of this upload are deleted
 */
export async function storeFiles<T>(
  db: Database,
  { folder, uploadedBy }: { folder: string; uploadedBy: number },
  {
    write,
    commit,
    isUsed = () => true,
  }: {
    write: () => Promise<void>;
    commit: (trx: Transaction<Schema>) => Promise<T>;
    isUsed?: (result: T) => boolean;
  },
): Promise<T> {
  await queueUpload(db, folder, uploadedBy);
  try {
    await write();
    return await db.transaction().execute(async (trx) => {
      const result = await commit(trx);
      if (!isUsed(result)) await queueDeletion(trx, folder);
      else if (!(await unqueueUpload(trx, folder)))
        throw new Error('The upload took so long that its files were cleaned up.');
      return result;
    });
  } catch (error) {
    // Also if it was abandoned or erased with its owner while being written.
    // The sweep job deletes it within the hour if this fails.
    await queueDeletion(db, folder).catch(() => undefined);
    throw error;
  }
}
