import { createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Refusal } from '../refusal.ts';
import { hashOfFile } from './hashing.ts';
import { MANIFEST, type Manifest, type SavedTable, tableFile } from './manifest.ts';
import { copyTarget, readTables, type Table } from './tables.ts';

/**
 * Writes a consistent snapshot of every table and the uploaded files while the portal keeps running. @param files
 * folder of uploaded files; undefined when they are in a bucket. @throws Refusal when the target folder is not empty.
 */
export async function createBackup(client: pg.ClientBase, folder: string, files?: string): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true });
  if ((await readdir(folder)).length > 1 || (await readdir(join(folder, 'tables'))).length > 0)
    throw new Refusal(`${folder} is not empty. A backup takes a folder of its own.`);
  await client.query('begin isolation level repeatable read read only');
  try {
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
    const tables: SavedTable[] = [];
    for (const table of await readTables(client)) tables.push(await saveTable(client, folder, table));
    // Copy files after the tables, so that every referenced file exists; extra files are harmless.
    const hasFiles = files !== undefined && (await isFolder(files));
    if (hasFiles) await cp(files, join(folder, 'files'), { recursive: true });
    const manifest: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      migrations: rows.map(({ name }) => name),
      tables,
      has_files: hasFiles,
    };
    const draft = join(folder, `${MANIFEST}.draft`);
    await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(draft, join(folder, MANIFEST));
    return manifest;
  } finally {
    await client.query('rollback');
  }
}

async function saveTable(client: pg.ClientBase, folder: string, table: Table): Promise<SavedTable> {
  const path = tableFile(folder, table.name);
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(path, { mode: 0o600 }));
  return { ...table, rows: rows.rowCount, sha256: await hashOfFile(path) };
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
