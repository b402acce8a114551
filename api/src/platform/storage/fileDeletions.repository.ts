import { sql } from 'kysely';
import type { Executor } from '../database/executor.ts';

/** Queues the folder of an upload, which counts as abandoned after an hour without a row that references it. */
export async function queueUpload(db: Executor, folder: string, uploadedBy: number): Promise<void> {
  await db
    .insertInto('files_to_delete')
    .values({ folder, uploaded_by: uploadedBy, delete_after: sql<Date>`now() + interval '1 hour'` })
    .execute();
}

/** Removes a completed upload from the queue. @returns false when its files were already deleted. */
export async function unqueueUpload(db: Executor, folder: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('files_to_delete')
    .where('folder', '=', folder)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Queues a folder for deletion at once. */
export async function queueDeletion(db: Executor, folder: string): Promise<void> {
  await db
    .insertInto('files_to_delete')
    .values({ folder })
    .onConflict((conflict) => conflict.column('folder').doUpdateSet({ delete_after: sql<Date>`now()` }))
    .execute();
}
