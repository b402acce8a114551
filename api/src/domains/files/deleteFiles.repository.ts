import { sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Executor } from '../../platform/database/executor.ts';

/** Locks the next folder that is due; concurrent processes skip it. */
export async function claimFolder(db: Executor): Promise<{ folder: string; attempts: number } | undefined> {
  return await db
    .selectFrom('files_to_delete')
    .select(['folder', 'attempts'])
    .where('delete_after', '<=', sql<Date>`now()`)
    .orderBy('delete_after')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function postponeFolder(
  db: Executor,
  folder: string,
  { attempts, error, minutes }: { attempts: number; error: Error; minutes: number },
): Promise<void> {
  await db
    .updateTable('files_to_delete')
    .set({
      attempts,
      last_error: error.message.slice(0, 500),
      delete_after: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .where('folder', '=', folder)
    .execute();
}

export async function removeFolderEntry(db: Executor, folder: string): Promise<void> {
  await db.deleteFrom('files_to_delete').where('folder', '=', folder).execute();
}

/** Deletes removed resumes that no application references. A trigger queues their folders. */
export async function deleteUnusedResumes(db: Database): Promise<void> {
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
