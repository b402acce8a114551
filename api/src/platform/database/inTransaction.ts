import type { Executor } from './executor.ts';

/** Runs in the caller's transaction, or in a new one. */
export async function inTransaction<T>(db: Executor, run: (trx: Executor) => Promise<T>): Promise<T> {
  return db.isTransaction ? await run(db) : await db.transaction().execute(run);
}
