import { traceparent } from '@cpa/shared/server';
import { sql } from 'kysely';
import type { Executor } from '../database/executor.ts';
import { type Job, JOBS_SCHEMA } from './job.ts';

interface SendOptions {
  /** Singleton key: at most one queued or running job per key. */
  key?: string;
  /** Earliest start. */
  startAfter?: Date;
}

/**
 * Queues a job; inside a transaction, on its commit. Senders of the same singleton job wait for each other's
 * transaction. Uses the SQL interface of pg-boss, so any connection can send, whether or not this process runs jobs.
 * @returns false when a singleton job is already queued or running.
 */
export async function sendJob<Data extends object | null>(
  db: Executor,
  { name }: Job<never, Data>,
  data: Data,
  { key, startAfter }: SendOptions = {},
): Promise<boolean> {
  const begin = sql`coalesce(${startAfter ?? null}::timestamptz, now())`;
  const { rows } = await sql`
    insert into ${sql.id(JOBS_SCHEMA, 'job')} (name, data, singleton_key, start_after, keep_until, policy, expire_seconds,
      deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max)
    select name, ${JSON.stringify({ ...data, traceparent: traceparent() })}::jsonb, ${key ?? null}::text, ${begin},
      ${begin} + retention_seconds * interval '1 second', policy, expire_seconds,
      deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max
    from ${sql.id(JOBS_SCHEMA, 'queue')} where name = ${name}
    on conflict do nothing returning id
  `.execute(db);
  return rows.length > 0;
}
