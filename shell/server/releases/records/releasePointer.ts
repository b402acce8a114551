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

export type Revision = {
  revision: number;
  /** Undefined when the object is damaged, contains another revision, or no valid key signed it. */
  document: StoredDocument | undefined;
};

/** Reads all revisions of the release document, newest first. */
export async function readRevisions(storage: ReleaseStorage): Promise<Revision[]> {
  const revisions = await revisionNumbers(storage);
  const keys = await readKeys(storage);
  return Promise.all(
    revisions.map(async (revision) => ({ revision, document: await readRevision(storage, revision, keys) })),
  );
}

/** Returns the readable revisions of the release document, newest first. */
export async function documentHistory(storage: ReleaseStorage): Promise<StoredDocument[]> {
  return (await readRevisions(storage)).flatMap(({ document }) => document ?? []);
}

/** Returns one revision of the release document; undefined when it does not exist or is damaged. */
export async function findRevision(
  storage: ReleaseStorage,
  revision: number,
): Promise<StoredDocument | undefined> {
  const numbers = await revisionNumbers(storage);
  return numbers.includes(revision)
    ? await readRevision(storage, revision, await readKeys(storage))
    : undefined;
}

/**
 * Returns the newest readable revision. The pointer is a copy of the newest one and counts when the original is damaged,
 * so that servers that run and those that start agree.
 * @throws ReleaseError when every revision is damaged
 */
export async function currentDocument(storage: ReleaseStorage): Promise<StoredDocument> {
  const revisions = await revisionNumbers(storage);
  const keys = await readKeys(storage);
  for (const revision of revisions) {
    const document = await readRevision(storage, revision, keys);
    if (document) return document;
    const copy = await readPointer(storage, keys);
    if (copy?.revision === revision) return copy;
  }
  if (revisions.length === 0) return EMPTY;
  throw new ReleaseError(
    'Every revision of the release document is damaged or has no valid signature. Restore the store from a backup.',
  );
}

/** Returns what the pointer holds; undefined when it is missing or damaged. */
export async function readPointer(
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
    const [newest = 0] = await revisionNumbers(storage);
    const current = await currentDocument(storage);
    if (expected !== undefined && current.revision !== expected) {
      throw new ReleaseError(
        `The release document is at revision ${current.revision}, not ${expected}. Review the current releases, then try again.`,
      );
    }
    // A damaged newest revision keeps its number.
    const changed = change(current);
    const compressed = servedHashes(changed, current, changed.compressed);
    const next: StoredDocument = { revision: newest + 1, ...changed, compressed };
    if (await createRevision(storage, next)) {
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

async function createRevision(storage: ReleaseStorage, next: StoredDocument): Promise<boolean> {
  return await storage.objects.create(
    revisionPath(next.revision),
    documentText(next, await readKeys(storage)),
  );
}

export const revisionPath = (revision: number): string => `${storePaths.history}/${revision}.json`;

/** Lists the revisions in the store, newest first. */
export async function revisionNumbers(storage: ReleaseStorage): Promise<number[]> {
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
