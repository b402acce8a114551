import { sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { FileStorage } from '../../platform/storage/fileStorage.ts';

/** Retries without limit: erased data must be deleted. */
const LONGEST_PAUSE_MINUTES = 60;

/**
 * Deletes files that no row references, and removed resumes that no application references. Concurrent processes take
 * different rows.
 * @returns the number of deleted folders.
 */
export async function deleteFiles(db: Database, storage: FileStorage, signal?: AbortSignal): Promise<number> {
  await dropUnusedResumes(db);
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
    const due = await trx
      .selectFrom('files_to_delete')
      .select(['folder', 'attempts'])
      .where('delete_after', '<=', sql<Date>`now()`)
      .orderBy('delete_after')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return 'none left';
    const { folder } = due;
    try {
      await storage.removeFolder(folder);
    } catch (error) {
      const attempts = due.attempts + 1;
      const pause = Math.min(2 ** Math.min(due.attempts, 10), LONGEST_PAUSE_MINUTES);
      await trx
        .updateTable('files_to_delete')
        .set({
          attempts,
          last_error: (error as Error).message.slice(0, 500),
          delete_after: sql<Date>`now() + make_interval(mins => ${pause})`,
        })
        .where('folder', '=', folder)
        .execute();
      return 'failed';
    }
    await trx.deleteFrom('files_to_delete').where('folder', '=', folder).execute();
    return 'deleted';
  });
}

async function dropUnusedResumes(db: Database): Promise<void> {
  await db
    .deleteFrom('resumes as r')
    .where('r.removed_at', 'is not', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.resume_id', '=', 'r.id')
            .where('a.status', '!=', 'withdrawn'),
        ),
      ),
    )
    .execute();
}
