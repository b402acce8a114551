import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument, type ContentDocument } from './parseDocument.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

const read = new Map<string, { changed: string; documents: Promise<ContentDocument[]> }>();

/** Reads the Markdown files of a folder in `api/content` by name, and again after a change. */
export async function readFolder(folder: 'posts' | 'pages' | 'partners'): Promise<ContentDocument[]> {
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
