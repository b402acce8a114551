import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, LOCALES } from '@cpa/shared/contracts';
import { parseDocument, type ContentDocument } from './parseDocument.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

const read = new Map<string, { changed: string; documents: Promise<ContentDocument[]> }>();

/** A text in one language, with the languages that it exists in. */
export interface ContentText extends ContentDocument {
  languages: Locale[];
}

type Folder = 'posts' | 'pages' | 'partners';

/** Reads the texts of a folder in a language, or in English where one does not exist in it. */
export async function readTexts(folder: Folder, locale: Locale = 'en'): Promise<ContentText[]> {
  return chooseTexts(await readFolder(folder), locale);
}

/** A translation inherits the fields that are the same in each language from the English file. */
export function chooseTexts(documents: readonly ContentDocument[], locale: Locale): ContentText[] {
  return documents.flatMap((english) => {
    if (english.language !== 'en') return [];
    const versions = new Map(
      documents.filter(({ slug }) => slug === english.slug).map((each) => [each.language, each]),
    );
    const text = versions.get(locale) ?? english;
    const languages = LOCALES.filter((each) => versions.has(each));
    return [{ ...text, fields: { ...english.fields, ...text.fields }, languages }];
  });
}

/** Reads the Markdown files of a folder in `api/content` by name, and again after a change. */
export async function readFolder(folder: Folder): Promise<ContentDocument[]> {
  const names = (await readdir(join(CONTENT, folder))).filter((name) => name.endsWith('.md')).toSorted();
  const paths = names.map((name) => join(CONTENT, folder, name));
  const times = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
  const changed = names.map((name, index) => `${name}@${times[index]}`).join();
  const known = read.get(folder);
  if (known?.changed === changed) return await known.documents;
  const documents = Promise.all(
    paths.map(async (path, index) =>
      parseDocument(names[index]!.slice(0, -'.md'.length), await readFile(path, 'utf8')),
    ),
  );
  read.set(folder, { changed, documents });
  documents.catch(() => read.delete(folder));
  return await documents;
}
