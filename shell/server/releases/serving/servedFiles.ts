import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { storedFiles } from '../checks/checkRelease.ts';
import { integrityOf } from '../checks/releaseVersion.ts';
import type { CompressedHashes } from '../records/storedDocument.ts';

/** A file with its hash; the size of a compressed copy is not recorded. */
type ServedFile = { path: string; integrity: string; bytes?: number };

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
    for (const file of files) {
      const path = join(remotesDir, key, file.path);
      const isGood = sound.has(key) ? hasSize(path, file) : hasHash(path, file);
      if (!(await isGood.catch(() => false))) bad.push(file.path);
    }
    if (bad.length === 0) sound.add(key);
    else sound.delete(key);
    return bad;
  };
}

const hasHash = async (path: string, { integrity }: ServedFile): Promise<boolean> =>
  integrityOf(await readFile(path)) === integrity;

const hasSize = async (path: string, { bytes }: ServedFile): Promise<boolean> => {
  const { size } = await stat(path);
  return bytes === undefined ? size > 0 : size === bytes;
};
