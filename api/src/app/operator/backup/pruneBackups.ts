import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST, readManifest } from './manifest.ts';

/** Days for which backups are kept. */
export const BACKUP_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/**
 * Deletes the backups in the folders of `parent` that are older than 30 days. Folders without a backup stay.
 * @returns the names of the deleted folders and of the kept backups.
 */
export async function pruneBackups(
  parent: string,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<{ deleted: string[]; kept: string[] }> {
  const deleted: string[] = [];
  const kept: string[] = [];
  for (const name of await backupsIn(parent)) {
    const folder = join(parent, name);
    const { made_at } = await readManifest(folder);
    const isOver = now.getTime() - Date.parse(made_at) > BACKUP_DAYS * DAY_MS;
    (isOver ? deleted : kept).push(name);
    if (isOver && !isDryRun) await rm(folder, { recursive: true });
  }
  return { deleted, kept };
}

async function backupsIn(parent: string): Promise<string[]> {
  const files = await readdir(parent, { withFileTypes: true });
  const folders = files.filter((file) => file.isDirectory()).map(({ name }) => name);
  const hasManifest = await Promise.all(
    folders.map(async (name) => (await readdir(join(parent, name))).includes(MANIFEST)),
  );
  return folders.filter((_name, index) => hasManifest[index]).toSorted();
}
