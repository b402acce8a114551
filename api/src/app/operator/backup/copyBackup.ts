import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkHashes, type Manifest } from './manifest.ts';

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
