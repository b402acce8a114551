import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { generateKey, readKeys, type ReleaseKey, writeKeys } from '../records/releaseKeys.ts';
import { currentDocument, openRevisions, restoreRevision, updatePointer } from '../records/releasePointer.ts';
import { ATTESTATION_PURPOSE, attestationPaths } from '../attestations/attestations.ts';
import { ENVIRONMENT_PURPOSE, environmentPaths } from '../environments/environments.ts';
import { checkSignature, parseSignedDocument, signedText } from '../records/signedDocument.ts';
import { storePaths } from '../records/storePaths.ts';

export type ListedKey = { id: string; created_at: string; is_signing: boolean };

/** Lists the keys of a store, oldest first; empty when its documents are not signed. */
export async function listKeys(place: StorePlace): Promise<ListedKey[]> {
  const known = await readKeys(storageOf(place));
  return (known?.keys ?? []).map(({ id, created_at }) => ({
    id,
    created_at,
    is_signing: id === known?.signing,
  }));
}

/**
 * Creates a key, signs every valid revision, environment and attestation with it and uses it from then on. Earlier keys stay valid until they are
 * removed, so that other servers can take over the new one.
 * @returns its ID
 */
export async function rotateKey(place: StorePlace): Promise<string> {
  const storage = storageOf(place);
  const known = await readKeys(storage);
  const key = generateKey();
  await mkdir(dirname(storage.keysFile), { recursive: true });
  // A damaged newest revision gets no signature, and without one its copy in the pointer is no longer valid.
  await restoreRevision(storage, await openRevisions(storage));
  // A new key is trusted before it signs, and the first one signs before it is required.
  if (known) await writeKeys(storage, { ...known, keys: [...known.keys, key] });
  const signedBefore = (purpose: string) => (text: string) => known && checkSignature(text, known, purpose);
  await signAgain(storage, key, {
    paths: await revisionPaths(storage),
    check: (text) => parseSignedDocument(text, known),
  });
  await signAgain(storage, key, {
    paths: await environmentPaths(storage),
    check: signedBefore(ENVIRONMENT_PURPOSE),
    purpose: ENVIRONMENT_PURPOSE,
  });
  // Without a key, no signature can exist.
  if (known)
    await signAgain(storage, key, {
      paths: await attestationPaths(storage),
      check: signedBefore(ATTESTATION_PURPOSE),
      purpose: ATTESTATION_PURPOSE,
    });
  await writeKeys(storage, { signing: key.id, keys: [...(known?.keys ?? []), key] });
  if ((await currentDocument(storage)).revision > 0) await updatePointer(storage);
  return key.id;
}

/** Creates the first key of a store that has none. */
export async function ensureKey(place: StorePlace): Promise<void> {
  if (!(await readKeys(storageOf(place)))) await rotateKey(place);
}

/**
 * Makes the signatures of a key invalid, for example because it was stolen. Revisions and attestations that only it signed are refused.
 * @throws ReleaseError when it is unknown, or the one that signs
 */
export async function removeKey(place: StorePlace, id: string): Promise<void> {
  const storage = storageOf(place);
  const known = await readKeys(storage);
  if (!known?.keys.some((key) => key.id === id))
    throw new ReleaseError(`There is no key ${id}. See: portal keys list`);
  if (known.signing === id)
    throw new ReleaseError(`Key ${id} signs new revisions. Create another one first: portal keys create`);
  await writeKeys(storage, { ...known, keys: known.keys.filter((key) => key.id !== id) });
}

type Signed = {
  paths: readonly string[];
  /** Throws when an object is damaged or forged, so that it gets no signature. */
  check: (text: string) => unknown;
  purpose?: string;
};

async function signAgain(
  { objects }: ReleaseStorage,
  key: ReleaseKey,
  { paths, check, purpose }: Signed,
): Promise<void> {
  for (const path of paths) {
    const text = String((await objects.read(path))?.content);
    const document = contentOf(text, check);
    if (document) await objects.replace(path, signedText(document, key, purpose));
  }
}

/** Returns a document without its signature; undefined when it is damaged or forged. */
function contentOf(text: string, check: Signed['check']): object | undefined {
  try {
    check(text);
    const { signature: _earlier, ...document } = JSON.parse(text);
    return document;
  } catch {
    return undefined;
  }
}

async function revisionPaths({ objects }: ReleaseStorage): Promise<string[]> {
  const names = (await objects.list(storePaths.history)).filter((name) => /^\d+\.json$/.test(name));
  return names.map((name) => `${storePaths.history}/${name}`);
}
