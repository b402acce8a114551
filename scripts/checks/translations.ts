/**
 * Fails when a text of the browser is only a part of a sentence, and when a translation lacks a text, differs in its values,
 * is spelt as Papiamento is not in Aruba, or translates a heading in the frame of a page in another way than in the page. The
 * translation of a Markdown text has the headings, lists and links of the English text, and follows its last change.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../build/readManifest.ts';
import { isTranslated, TRANSLATED, translationFile } from '../build/translationFile.ts';
import { REMOTES, root } from '../build/workspace.ts';
import { readSourceFiles } from './sourceFiles.ts';
import { findFragments, findJoins } from './translations/fragments.rules.ts';
import { markdownProblems, wordsOf } from './translations/markdownProblems.ts';
import { papiamentoProblems } from './translations/papiamento.rules.ts';
import { frameProblems, translationProblems } from './translations/translationProblems.ts';

type Messages = Record<string, string>;

const IN_BROWSER = /^(mfe-\w+|shell|shared)\/src\/(?!operator\/)/;

for (const { path, source } of readSourceFiles(root, ['messages.json'])) {
  if (!isTranslated(path)) continue;
  for (const locale of TRANSLATED) {
    const translation = translationFile(path, locale);
    check(translation, locale, {
      english: JSON.parse(source) as Messages,
      translated: readMessages(join(root, translation)),
    });
  }
  if (IN_BROWSER.test(path))
    report(
      path,
      findFragments(JSON.parse(source) as Messages).map((key) => `${key} is only a part of a sentence.`),
    );
}
for (const { path, source } of readSourceFiles(root, ['ts', 'tsx'])) {
  if (IN_BROWSER.test(path) && !/\.test\./.test(path))
    for (const line of findJoins(source)) report(`${path}:${line}`, ['Insert the list with formatList.']);
}
for (const name of REMOTES) {
  const { messages } = await readManifest(join(root, name));
  for (const locale of TRANSLATED) {
    const place = `${name}, manifest in ${locale}`;
    const frame = { english: messages['en'] ?? {}, translated: messages[locale] ?? {} };
    check(place, locale, frame);
    const english = join(root, name, 'src/messages/en.messages.json');
    const page = {
      english: readMessages(english),
      translated: readMessages(translationFile(english, locale)),
    };
    report(place, frameProblems(frame, page));
  }
}

for (const { path, source } of readSourceFiles(join(root, 'api/content'), ['md'])) {
  if (/\.\w+\.md$/.test(path)) continue;
  for (const locale of TRANSLATED) {
    const translation = `api/content/${path.replace(/md$/, `${locale}.md`)}`;
    report(translation, textProblems(source, join(root, translation), locale));
  }
}

function textProblems(english: string, file: string, locale: string): string[] {
  if (!existsSync(file)) return ['It is missing: the page would be in English.'];
  const translated = readFileSync(file, 'utf8');
  return [
    ...markdownProblems(english, translated),
    ...(locale === 'pap' ? spellingProblems(wordsOf(translated)) : []),
  ];
}

function readMessages(file: string): Messages {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {};
}

function check(
  place: string,
  locale: string,
  { english, translated }: { english: Messages; translated: Messages },
): void {
  const spelling =
    locale === 'pap'
      ? Object.entries(translated).flatMap(([key, text]) =>
          spellingProblems(text).map((problem) => `${key}: ${problem}`),
        )
      : [];
  report(place, [...translationProblems(english, translated), ...spelling]);
}

function spellingProblems(text: string): string[] {
  return papiamentoProblems(text).map(({ word, aruban }) => `“${word}” is “${aruban}” in Aruba.`);
}

function report(place: string, problems: string[]): void {
  for (const problem of problems) {
    process.stderr.write(`${place}: ${problem}\n`);
    process.exitCode = 1;
  }
}
