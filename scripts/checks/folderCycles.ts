/** Fails when sibling folders import each other. Tests and benchmarks may import across folders. */
import { ROOT } from '../start/settings.ts';
import { findFolderCycles } from './findFolderCycles.ts';
import { readSourceFiles } from './sourceFiles.ts';

const EXEMPT = /\.(test|spec)\.|(^|\/)(e2e|testing|test|fixtures|bench)\/|\.d\.ts$|testing\.ts$/;

const files = readSourceFiles(ROOT, ['ts', 'tsx', 'mjs']).filter(({ path }) => !EXEMPT.test(path));
for (const { parent, folders } of findFolderCycles(files)) {
  process.stderr.write(`${parent}: ${folders.join(', ')} import each other\n`);
  process.exitCode = 1;
}
