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

export interface Delays {
  /** Seconds since the oldest mail was due; 0 when none waits. */
  mailSeconds: number;
  /** Seconds since the oldest job was due. */
  jobSeconds: number;
  /** Orders whose payment is unknown for more than ten minutes. */
  pendingOrders: number;
}

/** Reads how late the background work is. */
export async function readDelays(db: Database): Promise<Delays> {
  const { rows } = await sql<Delays>`
    select
      (select coalesce(extract(epoch from now() - min(send_after)), 0)::float8 from mails
        where sent_at is null and given_up_at is null and send_after <= now()) as "mailSeconds",
      (select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 from ${sql.id(JOBS_SCHEMA, 'job')}
        where state in ('created', 'retry') and start_after <= now()) as "jobSeconds",
      (select count(*)::int from orders
        where payment_status = 'pending' and created_at < now() - interval '10 minutes') as "pendingOrders"
  `.execute(db);
  return rows[0]!;
}

/** Orders for which the payment provider has not responded for ten minutes. */
export async function countUnansweredOrders(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders
    where payment_status = 'pending' and answered_at is null and created_at < now() - interval '10 minutes'
  `.execute(db);
  return rows[0]!.count;
}
