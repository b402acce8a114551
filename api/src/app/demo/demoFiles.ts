import { sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { Executor } from '../../platform/database/executor.ts';

/** Advisory lock id, so that concurrent processes store each file once. */
const LOCK = 719_204_333;

/** Thrown so that the files of a row are deleted again. */
class StoredMeanwhile extends Error {}

/**
 * Stores files of the demo like uploads. Does nothing without the demo and once they are stored, so that it also
 * completes a demo of an earlier release.
 * @returns the number of stored files.
 */
export async function storeDemoFiles(
  db: Database,
  setting: 'demo_covers' | 'demo_pictures' | 'demo_resumes',
  storeMissing: () => Promise<number>,
): Promise<number> {
  const settings = await db
    .selectFrom('settings')
    .select('name')
    .where('name', 'in', ['demo', setting])
    .execute();
  if (settings.length !== 1 || settings[0]!.name !== 'demo') return 0;
  const stored = await storeMissing();
  await db
    .insertInto('settings')
    .values({ name: setting, value: JSON.stringify({ stored }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return stored;
}

/**
 * Stores a file in a transaction that starts with `endIfStored`.
 * @returns whether the file was stored, and not by another process in the meantime.
 */
export async function storeOnce(store: () => Promise<unknown>): Promise<boolean> {
  try {
    await store();
    return true;
  } catch (error) {
    if (error instanceof StoredMeanwhile) return false;
    throw error;
  }
}

/** Waits for other processes that store files, and ends `storeOnce` if one has stored the row that `find` looks for. */
export async function endIfStored(trx: Executor, find: () => Promise<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
  if (await find()) throw new StoredMeanwhile();
}
