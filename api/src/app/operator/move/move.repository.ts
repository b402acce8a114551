import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { JOBS_SCHEMA } from '../../../platform/queue/job.ts';

/** Maximum wait of the lock for running writes, after which the move fails. */
const LOCK_TIMEOUT = '10s';

const JOBS = `"${JOBS_SCHEMA}".job`;

/** Makes the tables read-only until the transaction of the client ends. */
export async function blockWrites(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  const names = [...tables.map((name) => `"${name}"`), JOBS];
  await client.query(`lock table ${names.join(', ')} in share mode`);
}

/** Streams rows from one database to another. @param source a table, or a query in brackets */
export async function copyRows(
  from: pg.ClientBase,
  to: pg.ClientBase,
  { source, target }: { source: string; target: string },
): Promise<void> {
  await pipeline(
    from.query(copyTo(`copy ${source} to stdout`)),
    to.query(copyFrom(`copy ${target} from stdin`)),
  );
}

/** Copies the jobs that are due or running. A job that runs now is started again when its time is over. @returns their number */
export async function copyJobs(from: pg.ClientBase, to: pg.ClientBase): Promise<number> {
  const { rows } = await from.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = '${JOBS}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const { columns } = rows[0]!;
  const source = `(select ${columns} from ${JOBS} where state < 'completed')`;
  await copyRows(from, to, { source, target: `${JOBS} (${columns})` });
  const { rows: counted } = await to.query<{ count: number }>(`select count(*)::int as count from ${JOBS}`);
  return counted[0]!.count;
}

/**
 * Makes new connections to the database read-only and ends all others, so that no server that still uses it can write.
 * @param waiting connection that holds the lock of the tables and stays
 */
export async function closeForWrites(client: pg.ClientBase, waiting: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  await client.query(`alter database ${rows[0]!.name} set default_transaction_read_only = on`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> all ($1)',
    [[waiting, await backendOf(client)]],
  );
}

/** Lets new connections write again. */
export async function openForWrites(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database ${rows[0]!.name} reset default_transaction_read_only`);
}

export async function backendOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

export async function readVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]!.server_version.split(' ')[0]!;
}
