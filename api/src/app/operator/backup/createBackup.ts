import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '@cpa/shared/server';
import type pg from 'pg';
import * as repository from './backup.repository.ts';
import { hashOfFile } from './hashing.ts';
import { type Installation, saveInstallation } from './installation.ts';
import { MANIFEST, type Manifest, type SavedTable, tableFile } from './manifest.ts';

/**
 * Writes a consistent snapshot of every table, and the other data that a site needs, while the portal keeps running.
 * @throws CliError when the target folder is not empty.
 */
export async function createBackup(
  client: pg.ClientBase,
  folder: string,
  installation: Installation,
): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true });
  if ((await readdir(folder)).length > 1 || (await readdir(join(folder, 'tables'))).length > 0)
    throw new CliError(`${folder} is not empty. Specify an empty or new folder.`);
  return await repository.inSnapshot(client, async () => {
    const migrations = await repository.readMigrations(client);
    const tables: SavedTable[] = [];
    for (const table of await repository.readTables(client))
      tables.push(await saveTable(client, folder, table));
    // Copy files after the tables, so that every referenced file exists; extra files are harmless.
    const saved = await saveInstallation(folder, installation);
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      migrations,
      tables,
      ...saved,
    };
    const draft = join(folder, `${MANIFEST}.draft`);
    await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(draft, join(folder, MANIFEST));
    return manifest;
  });
}

async function saveTable(
  client: pg.ClientBase,
  folder: string,
  table: repository.Table,
): Promise<SavedTable> {
  const path = tableFile(folder, table.name);
  const rows = await repository.saveRows(client, table, path);
  const { checksum } = await repository.readTableContent(client, table);
  return { ...table, rows, sha256: await hashOfFile(path), checksum };
}
