import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { workspaces: string[] };
type Solution = { references: { path: string }[] };

/** Adds the folder of a remote to the workspaces and the type check. All other tools find it by its name. */
export function register(root: string, folder: string): void {
  change<Manifest>(join(root, 'package.json'), (manifest) => ({
    ...manifest,
    workspaces: [...manifest.workspaces, folder],
  }));
  change<Solution>(join(root, 'tsconfig.json'), (solution) => ({
    ...solution,
    references: [...solution.references, { path: folder }],
  }));
}

function change<T>(file: string, make: (value: T) => T): void {
  const value = JSON.parse(readFileSync(file, 'utf8')) as T;
  writeFileSync(file, `${JSON.stringify(make(value), null, 2)}\n`);
}
