import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { arePseudoTextsOn } from './pseudoTexts.ts';
import { cacheFolder, lockfile } from './workspace.ts';

/** Returns webpack's cache on disk, for development. A change to a preset or to the lockfile invalidates it. */
export function fileCache(name: string): FileCacheOptions {
  return {
    type: 'filesystem',
    name: arePseudoTextsOn() ? `${name}-pseudo` : name,
    cacheDirectory: join(cacheFolder, 'webpack'),
    version: presetsHash(),
    compression: false,
  };
}

function presetsHash(): string {
  const here = import.meta.dirname;
  const files = readdirSync(here)
    .filter((file) => /\.[jt]s$/.test(file))
    .sort()
    .map((file) => join(here, file));
  const hash = createHash('sha256').update(process.version);
  for (const file of existsSync(lockfile) ? [...files, lockfile] : files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
