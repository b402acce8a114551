/**
 * Fails when the types of the values that texts need are outdated, or when a translation uses a value that the English
 * text has not. With `--write`, writes these types beside each catalogue (`*.messages.json`).
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../build/workspace.ts';
import { readSourceFiles } from './sourceFiles.ts';
import { unknownValues, valueTypes } from './valueTypes.ts';

const TRANSLATION = /^(nl|es|pap)\./;
const isWriting = process.argv.includes('--write');

for (const { path, source } of readSourceFiles(root, ['messages.json'])) {
  const messages = JSON.parse(source) as Record<string, string>;
  if (TRANSLATION.test(basename(path))) checkTranslation(path, messages);
  else checkTypes(path.replace(/json$/, 'values.ts'), valueTypes(messages));
}

function checkTypes(path: string, types: string | null): void {
  const file = join(root, path);
  if (types === (existsSync(file) ? readFileSync(file, 'utf8') : null)) return;
  if (!isWriting) fail(`${path} is outdated. Run npm run format.`);
  else if (types === null) rmSync(file);
  else writeFileSync(file, types);
}

function checkTranslation(path: string, messages: Record<string, string>): void {
  const name = basename(path).replace(TRANSLATION, '');
  const folder = join(root, dirname(path));
  const file = [`en.${name}`, name].map((each) => join(folder, each)).find((each) => existsSync(each));
  const english = file ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  for (const [key, message] of Object.entries(messages)) {
    for (const value of unknownValues(english[key] ?? '', message)) {
      fail(`${path}: ${key} uses {${value}}, which the English text has not.`);
    }
  }
}

function fail(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
