import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { ReleaseError } from '../records/releaseError.ts';
import {
  generateKey,
  readKeys,
  type ReleaseKey,
  type ReleaseKeys,
  writeKeys,
} from '../records/releaseKeys.ts';
import { currentDocument, updatePointer } from '../records/releasePointer.ts';
import { ATTESTATION_PURPOSE, attestationFolder, attestedVersions } from '../attestations/attestations.ts';
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
 * Creates a key, signs every valid revision and attestation with it and uses it from then on. Earlier keys stay valid until they are
 * removed, so that other servers can take over the new one.
 * @returns its ID
 */
export async function rotateKey(place: StorePlace): Promise<string> {
  const storage = storageOf(place);
  const known = await readKeys(storage);
  const key = generateKey();
  await mkdir(dirname(storage.keysFile), { recursive: true });
  // A new key is trusted before it signs, and the first one signs before it is required.
  if (known) await writeKeys(storage, { ...known, keys: [...known.keys, key] });
  await signRevisions(storage, known && { ...known, keys: [...known.keys, key] }, key);
  if (known) await signAttestations(storage, known, key);
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

async function signRevisions(
  { objects }: ReleaseStorage,
  known: ReleaseKeys | undefined,
  key: ReleaseKey,
): Promise<void> {
  const names = (await objects.list(storePaths.history)).filter((name) => /^\d+\.json$/.test(name));
  for (const name of names) {
    const path = `${storePaths.history}/${name}`;
    const text = String((await objects.read(path))?.content);
    try {
      parseSignedDocument(text, known);
    } catch {
      // A damaged or forged revision gets no signature.
      continue;
    }
    const { signature: _earlier, ...document } = JSON.parse(text);
    await objects.replace(path, signedText(document, key));
  }
}

/** The envelopes keep the signatures that they have. */
async function signAttestations(storage: ReleaseStorage, known: ReleaseKeys, key: ReleaseKey): Promise<void> {
  const { objects } = storage;
  const paths: string[] = [];
  for (const name of await objects.list(storePaths.attestations))
    for (const version of await attestedVersions(storage, name)) {
      const folder = attestationFolder(name, version);
      paths.push(...(await objects.list(folder)).map((file) => `${folder}/${file}`));
    }
  for (const path of paths) {
    const text = String((await objects.read(path))?.content);
    try {
      checkSignature(text, known, ATTESTATION_PURPOSE);
    } catch {
      continue;
    }
    const { signature: _earlier, ...record } = JSON.parse(text);
    await objects.replace(path, signedText(record, key, ATTESTATION_PURPOSE));
  }
}
