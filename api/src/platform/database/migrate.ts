import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';

/** Advisory lock id, the same in every process, so that only one migrates. */
const LOCK = 719_204_331;

/**
 * Runs pending SQL files of `api/migrations` in name order, each in a transaction.
 * @returns the names of those that ran.
 */
export async function migrate(
  pool: Pool,
  folder = join(import.meta.dirname, '../../../migrations'),
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Held until the transaction ends, so it works through PgBouncer in transaction mode.
    await client.query({ text: `select pg_advisory_xact_lock(${LOCK})`, ...WITHOUT_TIME_LIMIT });
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    );
    const ran = await runNew(client, folder);
    await client.query('commit');
    return ran;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Maximum of a timer, 24 days; 0 would mean the default of the pool. */
const WITHOUT_TIME_LIMIT = { query_timeout: 2 ** 31 - 1 };

async function runNew(client: PoolClient, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const seen = new Set(rows.map((row) => row.name));
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !seen.has(name))
    .toSorted();
  for (const name of names) {
    try {
      await client.query({ text: readFileSync(join(folder, name), 'utf8'), ...WITHOUT_TIME_LIMIT });
    } catch (error) {
      throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
    await client.query('insert into migrations (name) values ($1)', [name]);
  }
  return names;
}
