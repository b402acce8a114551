import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkHashes, type Manifest } from './manifest.ts';
import type { Pruned, PruneOptions } from './pruneBackups.ts';

/** Storage for copies of backups. */
export interface BackupCopies {
  /** For messages: a folder, or `s3://bucket/prefix`. */
  place: string;
  /** Copies a backup, compares the hashes of the copy and returns where it is. */
  copy(folder: string, manifest: Manifest): Promise<string>;
  /** Names of the backups: the times at which they were made. */
  list(): Promise<string[]>;
  /** Returns the folder of a backup on this machine. The caller removes a fetched copy. */
  fetch(name: string): Promise<{ folder: string; remove: () => Promise<void> }>;
  /** Deletes old copies. */
  prune(options: PruneOptions): Promise<Pruned>;
  close(): void;
}

/** Copies a backup to a folder of backups, such as a mounted disk of another machine, and checks the copy. */
export async function copyBackup(folder: string, manifest: Manifest, parent: string): Promise<string> {
  const target = join(parent, basename(folder));
  const draft = `${target}.draft`;
  await mkdir(parent, { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await cp(folder, draft, { recursive: true });
  await checkHashes(draft, manifest);
  await rename(draft, target);
  return target;
}
