import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renameDurably, writeDurably } from './durableFiles.ts';
import { ReleaseError } from './releaseError.ts';
import { generateKey, readKeys, type ReleaseKey, type ReleaseKeys, writeKeys } from './releaseKeys.ts';
import { currentDocument, updatePointer } from './releasePointer.ts';
import { parseSignedDocument, signedText } from './signedDocument.ts';
import { storePaths, type StorePaths } from './storePaths.ts';

export type ListedKey = { id: string; created_at: string; is_signing: boolean };

/** Lists the keys of a store, oldest first; empty when its documents are not signed. */
export async function listKeys(dir: string): Promise<ListedKey[]> {
  const known = await readKeys(storePaths(dir));
  return (known?.keys ?? []).map(({ id, created_at }) => ({
    id,
    created_at,
    is_signing: id === known?.signing,
  }));
}

/**
 * Creates a key, signs every valid revision with it and uses it from then on. Earlier keys stay valid until they are
 * removed, so that other servers can take over the new one.
 * @returns its ID
 */
export async function rotateKey(dir: string): Promise<string> {
  const paths = storePaths(dir);
  const known = await readKeys(paths);
  const key = generateKey();
  await mkdir(dirname(paths.keys), { recursive: true });
  // A new key is trusted before it signs, and the first one signs before it is required.
  if (known) await writeKeys(paths, { ...known, keys: [...known.keys, key] });
  await signRevisions(paths, known && { ...known, keys: [...known.keys, key] }, key);
  await writeKeys(paths, { signing: key.id, keys: [...(known?.keys ?? []), key] });
  if ((await currentDocument(paths)).revision > 0) await updatePointer(paths);
  return key.id;
}

/** Creates the first key of a store that has none. */
export async function ensureKey(dir: string): Promise<void> {
  if (!(await readKeys(storePaths(dir)))) await rotateKey(dir);
}

/**
 * Makes the signatures of a key invalid, for example because it was stolen. Revisions that only it signed are refused.
 * @throws ReleaseError when it is unknown, or the one that signs
 */
export async function removeKey(dir: string, id: string): Promise<void> {
  const paths = storePaths(dir);
  const known = await readKeys(paths);
  if (!known?.keys.some((key) => key.id === id))
    throw new ReleaseError(`There is no key ${id}. See: portal keys list`);
  if (known.signing === id)
    throw new ReleaseError(`Key ${id} signs new revisions. Create another one first: portal keys create`);
  await writeKeys(paths, { ...known, keys: known.keys.filter((key) => key.id !== id) });
}

async function signRevisions(
  paths: StorePaths,
  known: ReleaseKeys | undefined,
  key: ReleaseKey,
): Promise<void> {
  const names = (await readdir(paths.history).catch(() => [])).filter((name) => /^\d+\.json$/.test(name));
  for (const name of names) {
    const file = join(paths.history, name);
    const text = await readFile(file, 'utf8');
    try {
      parseSignedDocument(text, known);
    } catch {
      // A damaged or forged revision gets no signature.
      continue;
    }
    const { signature: _earlier, ...document } = JSON.parse(text);
    const draft = join(paths.history, `.${randomUUID()}`);
    await writeDurably(draft, signedText(document, key));
    await renameDurably(draft, file);
  }
}
