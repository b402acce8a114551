import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupConfig } from '../../../platform/config/config.ts';
import { type BackupCopies, copyBackup } from './copyBackup.ts';
import { pruneBackups } from './pruneBackups.ts';

const MADE_AT = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;

/** Opens the target of the copies: a bucket, a folder, or else the backups themselves. Undefined without any. */
export async function openCopies({
  folder,
  copyFolder = folder,
  copyBucket,
}: BackupConfig): Promise<BackupCopies | undefined> {
  // The SDK is large.
  if (copyBucket) return (await import('./bucketCopies.ts')).bucketCopies(copyBucket);
  return copyFolder === undefined ? undefined : folderCopies(copyFolder);
}

/** Name of the newest backup. */
export async function newestOf(copies: BackupCopies): Promise<string | undefined> {
  return (await copies.list())
    .filter((name) => MADE_AT.test(name))
    .toSorted()
    .at(-1);
}

const folderCopies = (parent: string): BackupCopies => ({
  place: parent,
  copy: async (folder, manifest) => await copyBackup(folder, manifest, parent),
  list: async () => await readdir(parent),
  fetch: async (name) => ({ folder: join(parent, name), remove: async () => undefined }),
  prune: async (options) => await pruneBackups(parent, options),
  close: () => undefined,
});
