/**
 * Fails when the types of the values that texts need are outdated. With `--write`, writes these types beside each English
 * catalogue (`*.messages.json`).
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTranslation } from '../build/translationFile.ts';
import { root } from '../build/workspace.ts';
import { readSourceFiles } from './sourceFiles.ts';
import { valueTypes } from './valueTypes.ts';

const isWriting = process.argv.includes('--write');

for (const { path, source } of readSourceFiles(root, ['messages.json'])) {
  if (!isTranslation(path))
    checkTypes(path.replace(/json$/, 'values.ts'), valueTypes(JSON.parse(source) as Record<string, string>));
}

function checkTypes(path: string, types: string | null): void {
  const file = join(root, path);
  if (types === (existsSync(file) ? readFileSync(file, 'utf8') : null)) return;
  if (!isWriting) fail(`${path} is outdated. Run npm run format.`);
  else if (types === null) rmSync(file);
  else writeFileSync(file, types);
}

function fail(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
