import { sql } from 'kysely';
import type { Executor } from '../database/executor.ts';
import { JOBS_SCHEMA, type JobData, type JobName } from './jobList.ts';

interface SendOptions {
  /** Of a single job: at most one waits or runs for each key. */
  key?: string;
  /** Not before. */
  startAfter?: Date;
}

/**
 * Asks for a job. In a transaction it is asked for when that commits, and not at all when it does not. Who sends a
 * single job waits for another transaction that is sending the same one.
 *
 * Written as SQL, which pg-boss allows for: so whoever holds a connection can send, in any process, whether or not
 * jobs run there. @returns false when a single job waits or runs already.
 */
export async function sendJob<Name extends JobName>(
  db: Executor,
  name: Name,
  data: JobData<Name>,
  { key, startAfter }: SendOptions = {},
): Promise<boolean> {
  const begin = sql`coalesce(${startAfter ?? null}::timestamptz, now())`;
  const { rows } = await sql`
    insert into ${sql.id(JOBS_SCHEMA, 'job')} (name, data, singleton_key, start_after, keep_until, policy, expire_seconds,
      deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max)
    select name, ${data === null ? null : JSON.stringify(data)}::jsonb, ${key ?? null}::text, ${begin},
      ${begin} + retention_seconds * interval '1 second', policy, expire_seconds,
      deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max
    from ${sql.id(JOBS_SCHEMA, 'queue')} where name = ${name}
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}
