import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = { path: string; source: string };

const SKIPPED = new Set(['node_modules', '.cache', '.git', '.portal']);
const BUILD_OUTPUT = /^dist(-|$)/;

/** Reads the files of a folder whose names end in one of the extensions, dependencies and build output left out. */
export function readSourceFiles(folder: string, extensions: string[]): SourceFile[] {
  return globSync(
    extensions.map((extension) => `**/*.${extension}`),
    {
      cwd: folder,
      exclude: ({ name }) => SKIPPED.has(name) || BUILD_OUTPUT.test(name),
      withFileTypes: true,
    },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(folder.length + 1), source: readFileSync(path, 'utf8') }));
}
