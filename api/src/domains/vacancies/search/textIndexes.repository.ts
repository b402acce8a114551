import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { VacancySearch } from '../vacancyConditions.repository.ts';

/**
 * Reads with sequential scans disabled if the search has a text: the planner underestimates text comparison and would
 * scan the text of every vacancy.
 */
export async function withTextIndexes<T>(
  db: Database,
  { parts }: Pick<VacancySearch, 'parts'>,
  read: (db: Executor) => Promise<T>,
): Promise<T> {
  if (!parts) return await read(db);
  return await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return await read(trx);
  });
}
