import { createReadStream } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Refusal } from '../refusal.ts';
import { hashOfFile } from './hashing.ts';
import { type Manifest, readManifest, tableFile } from './manifest.ts';
import { copyTarget, readTables, type Table } from './tables.ts';

interface RestoreOptions {
  folder: string;
  /** Target of uploaded files; undefined when they are in a bucket. */
  files?: string;
  /** Dry run: performs everything and rolls back. */
  isDryRun: boolean;
}

/**
 * Restores a backup into an empty, migrated database, completely or not at all. @throws Refusal when the database has
 * data, the backup is damaged, or it comes from a newer version.
 */
export async function restoreBackup(
  client: pg.ClientBase,
  { folder, files, isDryRun }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await mustBeWhole(folder, manifest);
  await client.query('begin');
  try {
    await mustFit(client, manifest);
    const tables = await readTables(client);
    // Rows inserted by migrations, such as options and packages, are replaced by the backup.
    await client.query(
      `truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} restart identity cascade`,
    );
    await client.query('set constraints all deferred');
    for (const table of tables) await fill(client, folder, table, manifest);
    await continueNumbers(client);
    if (manifest.has_files && files !== undefined && !isDryRun)
      await cp(join(folder, 'files'), files, { recursive: true, force: true });
    await client.query(isDryRun ? 'rollback' : 'commit');
    return manifest;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function mustBeWhole(folder: string, { tables }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    const found = await hashOfFile(tableFile(folder, name)).catch(() => undefined);
    if (found !== sha256) {
      throw new Refusal(
        `The backup in ${folder} is damaged: the table ${name} is ${found === undefined ? 'missing' : 'not as it was written'}.`,
      );
    }
  }
}

async function mustFit(client: pg.ClientBase, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query<{ used: boolean; names: string[] }>(
    `select exists (select from accounts) or exists (select from companies) as used,
       (select array_agg(name) from migrations) as names`,
  );
  if (rows[0]!.used)
    throw new Refusal('This database has accounts or companies. A backup is restored into an empty one.');
  const unknown = migrations.filter((name) => !rows[0]!.names.includes(name));
  if (unknown.length > 0)
    throw new Refusal(`This backup is from a newer portal: it has the migrations ${unknown.join(', ')}.`);
}

/** Tables and columns newer than the backup keep their defaults. */
async function fill(client: pg.ClientBase, folder: string, table: Table, manifest: Manifest): Promise<void> {
  const saved = manifest.tables.find(({ name }) => name === table.name);
  if (!saved) return;
  const rows = client.query(copyFrom(`copy ${copyTarget({ ...table, columns: saved.columns })} from stdin`));
  await pipeline(createReadStream(tableFile(folder, table.name)), createGunzip(), rows);
  if (rows.rowCount !== saved.rows)
    throw new Refusal(`The table ${table.name} has ${rows.rowCount} rows instead of ${saved.rows}.`);
}

/** Sequences continue after the restored rows. */
async function continueNumbers(client: pg.ClientBase): Promise<void> {
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
