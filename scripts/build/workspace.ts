import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Root folder of the repository. In the packed kit, `scripts/kit/workspace.ts` replaces this file. */
export const root: string = dirname(dirname(import.meta.dirname));

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** Folder names of the remotes: every workspace whose name starts with `mfe-`. */
export const REMOTES: readonly string[] = workspaces.filter((folder) => folder.startsWith('mfe-'));

/** Folder of the package `@cpa/shared`. */
export const sharedFolder: string = join(root, 'shared');

/** Folder of the caches of builds and tests. */
export const cacheFolder: string = join(root, '.cache');

/** A change of it invalidates the caches of builds. */
export const lockfile: string = join(root, 'package-lock.json');
