import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { storedFiles } from '../checks/checkRelease.ts';
import { integrityOf } from '../checks/releaseVersion.ts';
import type { CompressedHashes } from '../records/storedDocument.ts';

/** A file with its hash; the size of a compressed copy is not recorded. */
type ServedFile = { path: string; integrity: string; bytes?: number };

/** Files whose sizes are read in one turn of the event loop. */
const FILES_AT_ONCE = 100;

/** Lists the files of a release that are missing or differ. */
export type FindBadFiles = (release: RemoteRelease, compressed?: CompressedHashes) => Promise<string[]>;

/**
 * Checks the files of releases in the folder that they are served from, with their compressed copies. The hashes of a
 * version are compared until they match once; later calls compare only the sizes of its files.
 */
export function createServedFiles(remotesDir: string): FindBadFiles {
  const sound = new Set<string>();
  return async (release, compressed = {}) => {
    const key = `${release.name}/${release.version}`;
    const copies = Object.entries(compressed[key] ?? {}).map(([path, integrity]) => ({ path, integrity }));
    const files: ServedFile[] = [...storedFiles(release), ...copies];
    const bad: string[] = [];
    for (const [at, file] of files.entries()) {
      const path = join(remotesDir, key, file.path);
      const isGood = sound.has(key) ? hasSize(path, file) : await hasHash(path, file);
      if (!isGood) bad.push(file.path);
      if (at % FILES_AT_ONCE === FILES_AT_ONCE - 1) await nextTurn();
    }
    if (bad.length === 0) sound.add(key);
    else sound.delete(key);
    return bad;
  };
}

const hasHash = async (path: string, { integrity }: ServedFile): Promise<boolean> =>
  await readFile(path).then(
    (content) => integrityOf(content) === integrity,
    () => false,
  );

/** Synchronous, because each file would cost twenty times the CPU time in the thread pool. */
const hasSize = (path: string, { bytes }: ServedFile): boolean => {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  return bytes === undefined ? Boolean(size) : size === bytes;
};
