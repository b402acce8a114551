import { sql } from 'kysely';
import type { Executor } from '../database/executor.ts';

export interface Counted {
  /** Requests in the current window, including the new ones; at most one more than the limit. */
  hits: number;
  /** Seconds until the window ends. */
  seconds: number;
}

/** Counts requests in one statement, which all processes share. Stops counting above the limit. */
export async function countHit(
  db: Executor,
  { key, max, count = 1, windowMs }: { key: Buffer; max: number; count?: number; windowMs: number },
): Promise<Counted> {
  const { rows } = await sql<Counted>`
    insert into rate_limits as r (key, hits, resets_at)
    values (${key}, least(${count}::int, ${max + 1}::int), now() + make_interval(secs => ${windowMs / 1000}))
    on conflict (key) do update set
      hits = case when r.resets_at <= now() then excluded.hits
                  else least(r.hits + ${count}::int, ${max + 1}::int) end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning hits, greatest(1, ceil(extract(epoch from resets_at - now())))::int as seconds`.execute(db);
  return rows[0]!;
}

/** Deletes the counters of windows that have ended. */
export async function deleteEndedWindows(db: Executor): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('resets_at', '<', sql<Date>`now()`)
    .execute();
}
