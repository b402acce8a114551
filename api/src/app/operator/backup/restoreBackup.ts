import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '@cpa/shared/server';
import type pg from 'pg';
import {
  emptyTables,
  hasAccountsOrCompanies,
  inTransaction,
  loadRows,
  readMigrations,
  readTables,
  resetSequences,
  type Table,
} from './backup.repository.ts';
import { hashOfFile } from './hashing.ts';
import { type Manifest, readManifest, tableFile } from './manifest.ts';

interface RestoreOptions {
  folder: string;
  /** Target of uploaded files; undefined when they are in a bucket. */
  files?: string;
  /** Dry run: performs everything and rolls back. */
  isDryRun: boolean;
}

/**
 * Restores a backup into an empty, migrated database, completely or not at all. @throws CliError when the database has
 * data, the backup is damaged, or it comes from a newer version.
 */
export async function restoreBackup(
  client: pg.ClientBase,
  { folder, files, isDryRun }: RestoreOptions,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkHashes(folder, manifest);
  await inTransaction(client, isDryRun, async () => {
    await checkTarget(client, manifest);
    const tables = await readTables(client);
    // Rows inserted by migrations, such as options and packages, are replaced by the backup.
    await emptyTables(client, tables);
    for (const table of tables) await restoreTable(client, folder, table, manifest);
    await resetSequences(client);
    if (manifest.has_files && files !== undefined && !isDryRun)
      await cp(join(folder, 'files'), files, { recursive: true, force: true });
  });
  return manifest;
}

async function checkHashes(folder: string, { tables }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    const found = await hashOfFile(tableFile(folder, name)).catch(() => undefined);
    if (found === sha256) continue;
    const problem = found === undefined ? 'is missing' : 'does not match its checksum';
    throw new CliError(`The backup in ${folder} is damaged: the file of table ${name} ${problem}.`);
  }
}

async function checkTarget(client: pg.ClientBase, { migrations }: Manifest): Promise<void> {
  if (await hasAccountsOrCompanies(client))
    throw new CliError('The database contains accounts or companies. Restore into an empty database.');
  const applied = await readMigrations(client);
  const unknown = migrations.filter((name) => !applied.includes(name));
  if (unknown.length > 0)
    throw new CliError(
      `The backup is from a newer version of the portal with these migrations: ${unknown.join(', ')}.`,
    );
}

/** Tables and columns newer than the backup keep their defaults. */
async function restoreTable(
  client: pg.ClientBase,
  folder: string,
  table: Table,
  manifest: Manifest,
): Promise<void> {
  const saved = manifest.tables.find(({ name }) => name === table.name);
  if (!saved) return;
  const rows = await loadRows(client, { ...table, columns: saved.columns }, tableFile(folder, table.name));
  if (rows !== saved.rows)
    throw new CliError(`The backup of table ${table.name} has ${rows} rows instead of ${saved.rows}.`);
}
