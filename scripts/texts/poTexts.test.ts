import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTranslated, TRANSLATED, translationFile } from '../build/translationFile.ts';
import { root } from '../build/workspace.ts';
import { readSourceFiles } from '../checks/sourceFiles.ts';
import { writeManifestTexts } from './manifestTexts.ts';
import { type Catalogue, doubtfulTerms, fromPo, type Messages, toPo } from './poTexts.ts';

const count = '{count, plural, one {# vacancy} other {# vacancies}}';
const vacaturas: Catalogue = {
  path: 'a/en.messages.json',
  english: { count, quoted: 'Say "{name}"\nor C:\\new, it’s', save: 'Save', same: 'Save' },
  translated: {
    count: '{count, plural, one {# vacatura} other {# vacatura}}',
    quoted: 'Bisa "{name}"\nof C:\\new, ta’sina',
    save: 'Warda',
    same: 'Garoshinan',
  },
};
const untranslated = { ...vacaturas, translated: {} };

test.each(TRANSLATED)('a PO file keeps every text of the site in the language %s', async (locale) => {
  const messages = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Messages;
  const catalogues = readSourceFiles(root, ['messages.json'])
    .filter(({ path }) => isTranslated(path))
    .map(({ path }) => ({
      path,
      english: messages(path),
      translated: messages(translationFile(path, locale)),
    }));
  const without = catalogues.map((catalogue) => ({ ...catalogue, translated: {} }));
  expect(await fromPo(await toPo(catalogues, locale), without)).toEqual({
    changed: catalogues,
    problems: [],
  });
  expect(await fromPo(await toPo(catalogues, locale), catalogues)).toEqual({ changed: [], problems: [] });
});

test('plurals, quotes, line breaks and texts that are equal in English return as they were', async () => {
  const { changed } = await fromPo(await toPo([vacaturas], 'pap'), [untranslated]);
  expect(changed).toEqual([vacaturas]);
});

test('a text with a term to review is fuzzy and names the term', async () => {
  const content = await toPo([vacaturas], 'pap', ['garoshi', 'war']);
  expect(content).toContain('#. To review: “garoshi”.\n#, fuzzy\nmsgctxt "a/en.messages.json same"');
  expect(content.match(/fuzzy/g)).toHaveLength(1);
  expect(await fromPo(content, [untranslated])).toEqual({ changed: [vacaturas], problems: [] });
});

test('an empty text leaves the present one, and a new one replaces it', async () => {
  const content = (await toPo([vacaturas], 'pap'))
    .replace('msgstr "Warda"', 'msgstr ""')
    .replace('"Garoshinan"', '"Spaar"');
  const { changed } = await fromPo(content, [vacaturas]);
  expect(changed[0]!.translated).toEqual({ ...vacaturas.translated, same: 'Spaar' });
});

test('a text whose English form has changed, with other values or without a key is left out and named', async () => {
  const content = (await toPo([{ ...vacaturas, english: { ...vacaturas.english, more: 'More' } }], 'pap'))
    .replace('msgid "Save"\nmsgstr "Warda"', 'msgid "Store"\nmsgstr "Spaar"')
    .replace('Bisa \\"{name}\\"', 'Bisa {nomber}');
  const { changed, problems } = await fromPo(content, [vacaturas]);
  expect(changed).toEqual([]);
  expect(problems).toEqual([
    'a/en.messages.json: quoted has {nomber} instead of {name}.',
    'a/en.messages.json: save has another English text now.',
    'a/en.messages.json more: no such text.',
  ]);
});

test('reads the terms with confidence C of the glossary', () => {
  const glossary = readFileSync(join(root, 'shared/docs/glossary.md'), 'utf8');
  expect(doubtfulTerms(glossary)).toEqual(expect.arrayContaining(['garoshi', 'lista cortico']));
  expect(doubtfulTerms(glossary)).not.toContain('vacatura');
});

test('the texts of a manifest are replaced in one language', () => {
  const source =
    "export const manifestTexts = {\n  en,\n  pap: {\n    'a': 'x',\n  },\n  nl: {\n    'a': 'y',\n  },\n};\n";
  expect(writeManifestTexts(source, 'pap', { a: 'it’s “$&”', 'b.c': 'z' })).toBe(
    source.replace("    'a': 'x',\n", () => '    "a": "it’s “$&”",\n    "b.c": "z",\n'),
  );
  expect(() => writeManifestTexts(source, 'es', {})).toThrow('no texts in the language es');
});
