import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../../releases/checks/releaseVersion.ts';
import { SHELL } from '../../releases/records/storedDocument.ts';
import type { PageFile } from './pageFiles.ts';
import { parseStylesheet, type Stylesheet } from './stylesheet.ts';

/** Characters of a style sheet that a document may contain. */
const MAX_LENGTH = 100_000;
/** Maximum number of cached style sheets; the active releases have fewer. */
const MAX_KEPT = 500;

/** Content that an inlined style sheet must not have: the end of its element, and URLs relative to its file. */
const UNSAFE = /<\/|url\((?!\s*['"]?(?:\/|data:|#))/i;

export type ReadStylesheet = (file: PageFile) => Promise<Stylesheet | null>;

/** Reads style sheets for documents; null for one that a document has to link. */
export function createStylesheetReader({
  shellDir,
  releasesDir,
}: {
  shellDir?: string | undefined;
  releasesDir: string;
}): ReadStylesheet {
  const kept = new Map<string, Promise<Stylesheet | null>>();
  const folderOf = ({ name, version }: PageFile['release']) => join(releasesDir, 'remotes', name, version);

  return (file) => {
    const key = `${file.url} ${file.integrity}`;
    const known = kept.get(key);
    if (known) return known;
    const isShell = file.release.name === SHELL;
    const folder = isShell && shellDir !== undefined ? shellDir : folderOf(file.release);
    const text = read(join(folder, file.path), file.integrity).catch(() => {
      // The next document retries.
      kept.delete(key);
      return null;
    });
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, text);
    return text;
  };
}

async function read(path: string, integrity: string): Promise<Stylesheet | null> {
  const code = await readFile(path);
  if (integrityOf(code) !== integrity) return null;
  const text = code.toString();
  return text.length > MAX_LENGTH || UNSAFE.test(text) ? null : parseStylesheet(text);
}
