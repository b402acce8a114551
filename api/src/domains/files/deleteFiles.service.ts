import type { Database } from '../../platform/database/connect.ts';
import {
  claimFolder,
  deleteUnusedResumes,
  postponeFolder,
  removeFolderEntry,
} from './deleteFiles.repository.ts';
import type { FileStorage } from '../../platform/storage/fileStorage.ts';

/** Retries without limit: erased data must be deleted. */
const LONGEST_PAUSE_MINUTES = 60;

/**
 * Deletes files that no row references, and removed resumes that no application references. Concurrent processes take
 * different rows.
 * @returns the number of deleted folders.
 */
export async function deleteFiles(db: Database, storage: FileStorage, signal?: AbortSignal): Promise<number> {
  await deleteUnusedResumes(db);
  let deleted = 0;
  for (;;) {
    signal?.throwIfAborted();
    const outcome = await deleteNext(db, storage);
    if (outcome === 'none left') return deleted;
    if (outcome === 'deleted') deleted += 1;
  }
}

/** Locks the row while its files are deleted, so that no upload can complete in the folder. */
async function deleteNext(db: Database, storage: FileStorage): Promise<'deleted' | 'failed' | 'none left'> {
  return await db.transaction().execute(async (trx) => {
    const due = await claimFolder(trx);
    if (!due) return 'none left';
    const { folder } = due;
    try {
      await storage.removeFolder(folder);
    } catch (error) {
      const attempts = due.attempts + 1;
      const pause = Math.min(2 ** Math.min(due.attempts, 10), LONGEST_PAUSE_MINUTES);
      await postponeFolder(trx, folder, { attempts, error: error as Error, minutes: pause });
      return 'failed';
    }
    await removeFolderEntry(trx, folder);
    return 'deleted';
  });
}
