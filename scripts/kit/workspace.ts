import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Replaces `scripts/build/workspace.ts` in the packed kit, whose commands run in the folder of one remote. */
const folder = process.cwd();

export const root: string = dirname(folder);

export const REMOTES: readonly string[] = [basename(folder)];

export const sharedFolder: string = dirname(fileURLToPath(import.meta.resolve('@cpa/shared/package.json')));

export const cacheFolder: string = join(folder, '.cache');

export const lockfile: string = join(folder, 'package-lock.json');
