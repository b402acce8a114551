import { sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import { JOBS_SCHEMA } from '../../platform/queue/job.ts';

export async function countQueuedMails(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mails where sent_at is null and given_up_at is null
  `.execute(db);
  return rows[0]!.count;
}

/** Counts unfinished jobs by name and state. */
export async function countJobs(db: Database): Promise<{ name: string; state: string; count: number }[]> {
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text as state, count(*) as count from ${sql.id(JOBS_SCHEMA, 'job')}
    where state <> 'completed' group by 1, 2
  `.execute(db);
  return rows;
}
