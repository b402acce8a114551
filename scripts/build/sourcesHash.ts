import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL } from '../../shell/server/releases/index.ts';
import { arePseudoTextsOn } from './pseudoTexts.ts';
import { root } from './workspace.ts';

/** Files and folders that every build reads, beside the package itself. */
const COMMON = [
  'shared/src',
  'shared/package.json',
  'scripts/build',
  'shell/src/remotes/platform',
  'shell/server/releases',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Files in those folders that no build reads. */
const UNUSED = /\.test\.tsx?$|\/fixtures\//;

/**
 * Returns the hash of all sources of each package's build, and the number of bytes of the package's own sources. The
 * shell contains `shared`.
 */
export function hashSources(names: readonly string[]): Map<string, { hash: string; bytes: number }> {
  const common = digest(COMMON).hash + (arePseudoTextsOn() ? ' pseudo' : '');
  return new Map(
    names.map((name) => {
      const own = digest([`${name}/src`, `${name}/package.json`, ...(name === SHELL ? ['shared/src'] : [])]);
      return [name, { hash: sha256([process.version, common, own.hash]), bytes: own.bytes }];
    }),
  );
}

function digest(paths: readonly string[]): { hash: string; bytes: number } {
  const files = paths.flatMap(filesBelow).sort();
  const contents = files.map((file) => readFileSync(join(root, file)));
  const parts = files.flatMap((file, index) => [file, sha256([contents[index]!])]);
  return { hash: sha256([parts.join('\n')]), bytes: contents.reduce((sum, { length }) => sum + length, 0) };
}

function filesBelow(path: string): string[] {
  if (path.endsWith('.json')) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !UNUSED.test(file));
}

function sha256(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
