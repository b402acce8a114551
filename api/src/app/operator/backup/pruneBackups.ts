import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, MANIFEST, readManifest } from './manifest.ts';

/** Days for which backups are kept. */
export const BACKUP_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Folders by the result for their backup. */
export type Pruned = { deleted: string[]; kept: string[]; unreadable: string[] };
export type PruneOptions = { now: Date; isDryRun: boolean };

/** Deletes the backups in the folders of `parent` that are older than 30 days. Folders without a backup stay. */
export async function pruneBackups(parent: string, options: PruneOptions): Promise<Pruned> {
  const entries = await readdir(parent, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return await pruneEach(folders, options, {
    async readManifest(name) {
      const folder = join(parent, name);
      return (await readdir(folder)).includes(MANIFEST) ? await readManifest(folder) : undefined;
    },
    remove: async (name) => await rm(join(parent, name), { recursive: true }),
  });
}

type Place = {
  /** Undefined for a folder that is not a backup. */
  readManifest: (name: string) => Promise<Manifest | undefined>;
  remove: (name: string) => Promise<void>;
};

/** Deletes the backups that are older than 30 days. */
export async function pruneEach(
  names: readonly string[],
  { now, isDryRun }: PruneOptions,
  place: Place,
): Promise<Pruned> {
  const pruned: Pruned = { deleted: [], kept: [], unreadable: [] };
  for (const name of names) {
    try {
      const manifest = await place.readManifest(name);
      if (!manifest) continue;
      const isOver = now.getTime() - Date.parse(manifest.made_at) > BACKUP_DAYS * DAY_MS;
      if (isOver && !isDryRun) await place.remove(name);
      pruned[isOver ? 'deleted' : 'kept'].push(name);
    } catch {
      // The other backups are pruned all the same.
      pruned.unreadable.push(name);
    }
  }
  return pruned;
}
