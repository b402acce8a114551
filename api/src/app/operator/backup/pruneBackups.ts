import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST, readManifest } from './manifest.ts';

/** Days for which backups are kept. */
export const BACKUP_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Folders by what happened to their backup. */
export type Pruned = { deleted: string[]; kept: string[]; unreadable: string[] };

/** Deletes the backups in the folders of `parent` that are older than 30 days. Folders without a backup stay. */
export async function pruneBackups(
  parent: string,
  { now, isDryRun }: { now: Date; isDryRun: boolean },
): Promise<Pruned> {
  const pruned: Pruned = { deleted: [], kept: [], unreadable: [] };
  const files = await readdir(parent, { withFileTypes: true });
  for (const { name } of files.filter((file) => file.isDirectory())) {
    try {
      const folder = join(parent, name);
      if (!(await readdir(folder)).includes(MANIFEST)) continue;
      const { made_at } = await readManifest(folder);
      const isOver = now.getTime() - Date.parse(made_at) > BACKUP_DAYS * DAY_MS;
      if (isOver && !isDryRun) await rm(folder, { recursive: true });
      pruned[isOver ? 'deleted' : 'kept'].push(name);
    } catch {
      // The other backups are pruned all the same.
      pruned.unreadable.push(name);
    }
  }
  return pruned;
}
