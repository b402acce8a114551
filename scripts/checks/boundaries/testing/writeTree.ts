import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../build/workspace.ts';

/** A file and its only import: a path or a package. The prefix `type ` makes it a type-only import. */
export type Importing = readonly [file: string, imports: string];

const ONE = 'export const one = 1;\n';
const SHARED = { name: '@cpa/shared', exports: { './*': './src/*/index.ts' } };

/** Writes the files, the local files they import, and the packages `@cpa/shared`, `axios` and `prettier`. */
export function writeTree(tree: string, files: readonly Importing[]): void {
  for (const [file, imports] of files) write(tree, file, importing(imports));
  for (const [file, imports] of files) {
    const from = imports.replace('type ', '');
    const target = join(dirname(file), from);
    if (from.startsWith('.') && !existsSync(join(tree, target))) write(tree, target, ONE);
  }
  for (const entry of ['store', 'testing']) write(tree, `shared/src/${entry}/index.ts`, ONE);
  write(tree, 'shared/package.json', JSON.stringify(SHARED));
  write(tree, 'shell/package.json', JSON.stringify({ devDependencies: { prettier: '*' } }));
  mkdirSync(join(tree, 'node_modules/@cpa'), { recursive: true });
  symlinkSync(join(tree, 'shared'), join(tree, 'node_modules/@cpa/shared'));
  for (const name of ['axios', 'prettier'])
    symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name));
}

function importing(imports: string): string {
  return imports.startsWith('type ')
    ? `import type { One } from '${imports.slice('type '.length)}';\nexport type Two = One;\n`
    : `import { one } from '${imports}';\nexport const two = one;\n`;
}

function write(tree: string, file: string, code: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), code);
}
