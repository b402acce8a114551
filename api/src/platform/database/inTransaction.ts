import type { Executor } from './executor.ts';

/** Runs in a transaction of its own, or in the one that the caller has begun and will end. */
export async function inTransaction<T>(db: Executor, run: (trx: Executor) => Promise<T>): Promise<T> {
  return db.isTransaction ? await run(db) : await db.transaction().execute(run);
}
