/**
 * Exchanges texts with translators: `npm run texts -- export pap pap.po` writes all texts of a language as a PO file, and
 * `npm run texts -- import pap pap.po` reads those that were changed in it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './build/readManifest.ts';
import { isTranslated, TRANSLATED, translationFile } from './build/translationFile.ts';
import { REMOTES, root } from './build/workspace.ts';
import { readSourceFiles } from './checks/sourceFiles.ts';
import { fail } from './start/fail.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';
import { writeManifestTexts } from './texts/manifestTexts.ts';
import { type Catalogue, doubtfulTerms, fromPo, type Messages, toPo } from './texts/poTexts.ts';

requirePinnedNode();
const [action, language, file] = process.argv.slice(2);
const locale = TRANSLATED.find((each) => each === language);
if (!locale || !file || (action !== 'export' && action !== 'import'))
  fail(`Usage: npm run texts -- export|import <${TRANSLATED.join('|')}> <file>`);
const manifestOf = (remote: string): string => `${remote}/src/manifestTexts.ts`;
const catalogues = await readCatalogues();
if (action === 'export') {
  const glossary = readFileSync(join(root, 'shared/docs/glossary.md'), 'utf8');
  writeFileSync(file, await toPo(catalogues, locale, locale === 'pap' ? doubtfulTerms(glossary) : []));
} else {
  const { changed, problems } = await fromPo(readFileSync(file, 'utf8'), catalogues);
  const written = changed.map(write);
  if (written.length > 0) execFileSync('npx', ['prettier', '--write', ...written], { cwd: root });
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

async function readCatalogues(): Promise<Catalogue[]> {
  const files = readSourceFiles(root, ['messages.json'])
    .filter(({ path }) => isTranslated(path))
    .map(({ path, source }) => ({
      path,
      english: JSON.parse(source) as Messages,
      translated: readMessages(translationFile(path, locale!)),
    }));
  const manifests = REMOTES.map(async (remote) => {
    const { messages } = await readManifest(join(root, remote));
    return {
      path: manifestOf(remote),
      english: messages['en'] ?? {},
      translated: messages[locale!] ?? {},
    };
  });
  return [...files, ...(await Promise.all(manifests))].toSorted((one, other) =>
    one.path < other.path ? -1 : 1,
  );
}

function readMessages(path: string): Messages {
  const whole = join(root, path);
  return existsSync(whole) ? (JSON.parse(readFileSync(whole, 'utf8')) as Messages) : {};
}

function write({ path, translated }: Catalogue): string {
  const isManifest = path.endsWith('.ts');
  const target = isManifest ? path : translationFile(path, locale!);
  const whole = join(root, target);
  const content = isManifest
    ? writeManifestTexts(readFileSync(whole, 'utf8'), locale!, translated)
    : JSON.stringify(translated, null, 2);
  writeFileSync(whole, content);
  return target;
}
