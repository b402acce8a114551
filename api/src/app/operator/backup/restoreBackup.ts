import { CliError } from '@cpa/shared/server';
import type pg from 'pg';
import * as repository from './backup.repository.ts';
import { type Installation, readSealedSecrets, restoreInstallation } from './installation.ts';
import { checkHashes, type Manifest, readManifest, tableFile } from './manifest.ts';

interface RestoreOptions {
  folder: string;
  /** Target of all data except the database. */
  installation: Omit<Installation, 'secrets'>;
  /** Dry run: performs everything and rolls back. */
  isDryRun: boolean;
}

/**
 * Restores a backup into an empty, migrated database, completely or not at all. @throws CliError when the database has
 * data, the backup is damaged, or it comes from a newer version.
 */
export async function restoreBackup(
  client: pg.ClientBase,
  { folder, installation, isDryRun }: RestoreOptions,
): Promise<{ manifest: Manifest; secretsFile: string | undefined }> {
  const manifest = await readManifest(folder);
  await checkHashes(folder, manifest);
  // A wrong passphrase is reported before anything is changed.
  const opened = await readSealedSecrets(folder, manifest, installation.passphrase);
  let secretsFile: string | undefined;
  await repository.inTransaction(client, isDryRun, async () => {
    const isSameSchema = await checkTarget(client, manifest);
    const tables = await repository.readTables(client);
    // Rows inserted by migrations, such as options and packages, are replaced by the backup.
    await repository.emptyTables(client, tables);
    const names = tables.map(({ name }) => name);
    // Rows of this version are complete. Triggers fill the columns that an older one lacks, which takes much longer.
    if (isSameSchema) await repository.setTriggers(client, names, 'disable');
    for (const table of tables) await restoreTable(client, folder, table, manifest);
    await repository.checkForeignKeys(client);
    if (isSameSchema) await repository.setTriggers(client, names, 'enable');
    await repository.resetSequences(client);
    if (!isDryRun) secretsFile = await restoreInstallation(folder, manifest, installation, opened);
  });
  return { manifest, secretsFile };
}

/** Returns true when the backup has the migrations of the database. */
async function checkTarget(client: pg.ClientBase, { migrations }: Manifest): Promise<boolean> {
  if (await repository.hasAccountsOrCompanies(client))
    throw new CliError('The database contains accounts or companies. Restore into an empty database.');
  const applied = await repository.readMigrations(client);
  const unknown = migrations.filter((name) => !applied.includes(name));
  if (unknown.length > 0)
    throw new CliError(
      `The backup is from a newer version of the portal with these migrations: ${unknown.join(', ')}.`,
    );
  return applied.length === migrations.length;
}

/** Tables and columns newer than the backup keep their defaults. */
async function restoreTable(
  client: pg.ClientBase,
  folder: string,
  table: repository.Table,
  manifest: Manifest,
): Promise<void> {
  const saved = manifest.tables.find(({ name }) => name === table.name);
  if (!saved) return;
  const rows = await repository.loadRows(
    client,
    { ...table, columns: saved.columns },
    tableFile(folder, table.name),
  );
  if (rows !== saved.rows)
    throw new CliError(`The backup of table ${table.name} has ${rows} rows instead of ${saved.rows}.`);
}
