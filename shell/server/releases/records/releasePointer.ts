import type { ReleaseStorage } from '../../platform/storage/releaseStorage.ts';
import { ReleaseError } from './releaseError.ts';
import { readKeys, type ReleaseKeys } from './releaseKeys.ts';
import { documentText, parseSignedDocument } from './signedDocument.ts';
import {
  type ActiveReleases,
  type ReleaseChange,
  servedHashes,
  type StoredDocument,
} from './storedDocument.ts';
import { storePaths } from './storePaths.ts';

const EMPTY: StoredDocument = { revision: 0, remotes: [] };

/** Maximum number of retries after concurrent activations. Each retry reads the newer document. */
const MAX_RETRIES = 20;

export type RevisionSource = {
  /** Newest first. */
  numbers: number[];
  keys: ReleaseKeys | undefined;
  /** Content of the pointer. */
  copy: StoredDocument | undefined;
  /** Reads a revision, or its copy in the pointer. */
  read: (revision: number) => Promise<StoredDocument | undefined>;
};

/** Lists the revisions in the store. The pointer counts as the one whose object is damaged or missing. */
export async function openRevisions(storage: ReleaseStorage): Promise<RevisionSource> {
  const keys = await readKeys(storage);
  // Read before the list, so that a revision between the two is not taken for a missing one.
  const copy = await readPointer(storage, keys);
  const stored = await revisionNumbers(storage);
  const numbers = [...new Set([...stored, ...(copy ? [copy.revision] : [])])].sort((a, b) => b - a);
  const copyOf = (revision: number) => (copy?.revision === revision ? copy : undefined);
  const read = async (revision: number) => (await readRevision(storage, revision, keys)) ?? copyOf(revision);
  return { numbers, keys, copy, read };
}

/** Returns the readable revisions of the release document, newest first. */
export async function documentHistory(storage: ReleaseStorage): Promise<StoredDocument[]> {
  const { numbers, read } = await openRevisions(storage);
  return (await Promise.all(numbers.map(read))).flatMap((document) => document ?? []);
}

/**
 * Returns the newest readable revision, so that servers that run and those that start agree.
 * @throws ReleaseError when every revision is damaged
 */
export async function currentDocument(storage: ReleaseStorage): Promise<StoredDocument> {
  return await newestOf(await openRevisions(storage));
}

async function newestOf({ numbers, read }: RevisionSource): Promise<StoredDocument> {
  for (const revision of numbers) {
    const document = await read(revision);
    if (document) return document;
  }
  if (numbers.length === 0) return EMPTY;
  throw new ReleaseError(
    'Every revision of the release document is damaged or has no valid signature. Restore the store from a backup.',
  );
}

/** Returns the content of the pointer; undefined when it is missing or damaged. */
async function readPointer(
  storage: ReleaseStorage,
  keys: ReleaseKeys | undefined,
): Promise<StoredDocument | undefined> {
  const pointer = await storage.objects.read(storePaths.document);
  try {
    return pointer && parseSignedDocument(pointer.content.toString(), keys);
  } catch {
    return undefined;
  }
}

/** `compressed` has the hashes of releases that the current document does not serve. */
export type DocumentChange = ActiveReleases & { change: ReleaseChange };

/**
 * Applies `change` with compare-and-swap: only one of several writers creates the object of the next revision. Then `change` runs again on the newer document, or the update is rejected if the caller passed the
 * expected revision.
 */
export async function swapDocument(
  storage: ReleaseStorage,
  change: (current: StoredDocument) => DocumentChange,
  expected?: number,
): Promise<StoredDocument> {
  for (let tries = 0; tries < MAX_RETRIES; tries++) {
    const revisions = await openRevisions(storage);
    const current = await newestOf(revisions);
    if (expected !== undefined && current.revision !== expected) {
      throw new ReleaseError(
        `The release document is at revision ${current.revision}, not ${expected}. Review the current releases, then try again.`,
      );
    }
    const changed = change(current);
    const compressed = servedHashes(changed, current, changed.compressed);
    // A damaged newest revision keeps its number.
    const [newest = 0] = revisions.numbers;
    const next: StoredDocument = { revision: newest + 1, ...changed, compressed };
    await restoreRevision(storage, revisions);
    if (await storage.objects.create(revisionPath(next.revision), documentText(next, revisions.keys))) {
      await updatePointer(storage);
      return next;
    }
  }
  throw new ReleaseError('Too many concurrent changes to the release document. Try again.');
}

/** Updates the pointer to the newest revision. Concurrent updates end with the newest one. */
export async function updatePointer(storage: ReleaseStorage): Promise<void> {
  for (;;) {
    const newest = await currentDocument(storage);
    await storage.objects.replace(storePaths.document, documentText(newest, await readKeys(storage)));
    if ((await currentDocument(storage)).revision !== newest.revision) continue;
    for (const notice of storage.pointerMoved) notice();
    return;
  }
}

/** Writes a damaged or missing revision back while the pointer is its copy. */
export async function restoreRevision(
  storage: ReleaseStorage,
  { copy, keys }: RevisionSource,
): Promise<void> {
  if (!copy || (await readRevision(storage, copy.revision, keys))) return;
  await storage.objects.replace(revisionPath(copy.revision), documentText(copy, keys));
}

export const revisionPath = (revision: number): string => `${storePaths.history}/${revision}.json`;

/** Lists the revisions in the store, newest first. */
async function revisionNumbers(storage: ReleaseStorage): Promise<number[]> {
  const names = await storage.objects.list(storePaths.history);
  return names
    .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((a, b) => b - a);
}

/** Reads a revision; undefined when it is damaged or no valid key signed it. */
export async function readRevision(
  storage: ReleaseStorage,
  revision: number,
  keys: ReleaseKeys | undefined,
): Promise<StoredDocument | undefined> {
  const stored = await storage.objects.read(revisionPath(revision));
  if (!stored) return undefined;
  try {
    const document = parseSignedDocument(stored.content.toString(), keys);
    // The signature does not cover the name of the object, so another revision could be copied there.
    return document.revision === revision ? document : undefined;
  } catch {
    return undefined;
  }
}
