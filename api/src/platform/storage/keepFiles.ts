import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';

/** An upload that is not named by any row after this long is taken for lost. */
const LOST_AFTER = sql<Date>`now() + interval '1 hour'`;

/** A name that no folder had before. Its end may tell what is in it: the hash of a content, 16 digits. */
export function newFolder(
  kind: 'logos' | 'photos' | 'resumes',
  end = randomBytes(8).toString('hex'),
): string {
  return `${kind}/${randomBytes(8).toString('hex')}${end}`;
}

/**
 * Writes files and the row that names them, or neither: until `commit` is through, the folder stands among those to
 * be deleted, so that a crash, a refusal or a lost connection leaves no file that nobody names. It goes at once when
 * whoever uploads it is erased meanwhile.
 */
export async function keepFiles<T>(
  db: Database,
  { folder, uploadedBy }: { folder: string; uploadedBy: number },
  { write, commit }: { write: () => Promise<void>; commit: (trx: Transaction<Schema>) => Promise<T> },
): Promise<T> {
  await db
    .insertInto('files_to_delete')
    .values({ folder, uploaded_by: uploadedBy, delete_after: LOST_AFTER })
    .execute();
  try {
    await write();
    return await db.transaction().execute(async (trx) => {
      const result = await commit(trx);
      const { numDeletedRows } = await trx
        .deleteFrom('files_to_delete')
        .where('folder', '=', folder)
        .executeTakeFirstOrThrow();
      if (numDeletedRows !== 1n) throw new Error('The upload took so long that its files were cleaned up.');
      return result;
    });
  } catch (error) {
    // Also of one that was taken for lost, or erased with its owner, while it was still being written.
    await db
      .insertInto('files_to_delete')
      .values({ folder })
      .onConflict((conflict) => conflict.column('folder').doUpdateSet({ delete_after: sql<Date>`now()` }))
      .execute()
      // The hour will do it.
      .catch(() => undefined);
    throw error;
  }
}
