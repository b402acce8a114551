import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { root } from './package.ts';

/** Returns webpack's cache on disk. A change to a preset or to the lockfile invalidates it. */
export function fileCache(name: string): FileCacheOptions {
  return {
    type: 'filesystem',
    name,
    cacheDirectory: join(root, '.cache/webpack'),
    version: presetsHash(),
    compression: false,
  };
}

function presetsHash(): string {
  const here = import.meta.dirname;
  const files = readdirSync(here)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(here, file));
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files, join(root, 'package-lock.json')]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
