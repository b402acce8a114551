import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** Table with its writable columns, without generated ones. */
export interface Table {
  name: string;
  columns: string[];
}

/**
 * Tables without a backup: the migration tables belong to the target database, and the counters of rate limits, the
 * events of the last minutes, the visitors of the day and who has an application open are short-lived. Loading vacancies
 * marks their pages as changed and announces the change. Loading resumes lets a job read their texts again.
 */
const EXCLUDED_TABLES = [
  'migrations',
  'migrations_lock',
  'rate_limits',
  'realtime_events',
  'vacancy_viewers',
  'application_lookers',
  'resume_texts',
  'changed_pages',
];

/** Runs `read` on one consistent snapshot of the database. */
export async function inSnapshot<T>(client: pg.ClientBase, read: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only');
  try {
    return await read();
  } finally {
    await client.query('rollback');
  }
}

/** Runs `write` in a transaction, which a dry run rolls back. */
export async function inTransaction(
  client: pg.ClientBase,
  isDryRun: boolean,
  write: () => Promise<void>,
): Promise<void> {
  await client.query('begin');
  try {
    await write();
    await client.query(isDryRun ? 'rollback' : 'commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Returns the names of the applied migrations in order. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  return rows.map(({ name }) => name);
}

export async function hasAccountsOrCompanies(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from accounts) or exists (select from companies) as used',
  );
  return rows[0]!.used;
}

/**
 * Lists every table, referenced ones first; deferrable foreign keys are checked at the end. Excludes the job schema,
 * which is rebuilt from the tables. @throws Error for cyclic references.
 */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       array(select distinct f.confrelid::regclass::text from pg_constraint f
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
           and not f.condeferrable) as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     order by c.relname`,
    [EXCLUDED_TABLES],
  );
  const ordered: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ name }) => name));
    const ready = waiting.filter(({ needs }) => needs.every((name) => done.has(name)));
    if (ready.length === 0)
      throw new Error(
        `Tables reference each other in a cycle: ${waiting.map(({ name }) => name).join(', ')}.`,
      );
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Writes the rows of a table to a compressed file. @returns the number of rows. */
export async function saveRows(client: pg.ClientBase, table: Table, path: string): Promise<number> {
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(path, { mode: 0o600 }));
  return rows.rowCount;
}

/** Inserts the rows of a file that `saveRows` wrote. @returns the number of rows. */
export async function loadRows(client: pg.ClientBase, table: Table, path: string): Promise<number> {
  const rows = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  await pipeline(createReadStream(path), createGunzip(), rows);
  return rows.rowCount;
}

/**
 * Counts the rows of a table and sums their hashes, so that the order of the rows does not matter. Equal on each
 * version of PostgreSQL, unlike its own hash functions.
 */
export async function readTableContent(
  client: pg.ClientBase,
  { name, columns }: Table,
): Promise<{ rows: number; checksum: string }> {
  // Texts of dates and numbers depend on these settings.
  await client.query("set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1");
  const { rows } = await client.query<{ rows: number; checksum: string }>(
    `select count(*)::int as rows, coalesce(sum(('x' || substr(md5(r::text), 1, 15))::bit(60)::bigint), 0)::text as checksum
     from (select ${columns.map((column) => `"${column}"`).join(', ')} from "${name}") r`,
  );
  return rows[0]!;
}

/** Empties the tables and defers their deferrable foreign keys to the end of the transaction. */
export async function emptyTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} restart identity cascade`);
  await client.query('set constraints all deferred');
}

/** Turns the triggers of the tables off or on, so that rows arrive as they are. Foreign keys are still checked. */
export async function setTriggers(
  client: pg.ClientBase,
  tables: readonly string[],
  change: 'enable' | 'disable',
): Promise<void> {
  for (const name of tables) await client.query(`alter table "${name}" ${change} trigger user`);
}

/** Checks the foreign keys that `emptyTables` deferred. `alter table` needs that. */
export async function checkForeignKeys(client: pg.ClientBase): Promise<void> {
  await client.query('set constraints all immediate');
}

/** Sets every sequence to continue after the highest existing value. */
export async function resetSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max("${column}")) from "${table}" having max("${column}") is not null`,
      [`"${table}"`, column],
    );
  }
}

/** Quotes `table (column, …)`. */
export function copyTarget({ name, columns }: Table): string {
  return `"${name}" (${columns.map((column) => `"${column}"`).join(', ')})`;
}
