import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { VacancySearch } from '../vacancyConditions.repository.ts';

/** Enough to note each row of a million matches. With less, PostgreSQL notes pages and compares the text of all their rows. */
const WORK_MEM = '32MB';

/**
 * Lets only the search index find the matches of a text: the planner underestimates text comparison, so it would scan
 * the texts of all vacancies, or walk another index and compare texts until it has enough of them. Compiling such a
 * short query, or starting workers for it, takes longer than running it.
 */
export async function withSearchIndex<T>(
  db: Database,
  { parts }: Pick<VacancySearch, 'parts'>,
  read: (db: Executor) => Promise<T>,
): Promise<T> {
  return parts ? await withBitmaps(db, read) : await read(db);
}

/** Finds matches by the indexes of their conditions, and never walks the index of an order. */
export async function withBitmaps<T>(db: Database, read: (db: Executor) => Promise<T>): Promise<T> {
  return await db.transaction().execute(async (trx) => {
    await sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
        set_config('enable_indexonlyscan', 'off', true), set_config('jit', 'off', true),
        set_config('max_parallel_workers_per_gather', '0', true),
        set_config('work_mem', ${WORK_MEM}, true)
    `.execute(trx);
    return await read(trx);
  });
}
