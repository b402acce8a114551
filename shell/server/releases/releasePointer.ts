import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { renameDurably, syncFolder, writeDurably } from './durableFiles.ts';
import { ReleaseError } from './releaseError.ts';
import { readKeys, type ReleaseKeys } from './releaseKeys.ts';
import { documentText, parseSignedDocument } from './signedDocument.ts';
import type { ActiveReleases, ReleaseChange, StoredDocument } from './storedDocument.ts';
import type { StorePaths } from './storePaths.ts';

const EMPTY: StoredDocument = { revision: 0, remotes: [] };

/** Maximum number of retries after concurrent activations. Each retry reads the newer document. */
const MAX_RETRIES = 20;

export type Revision = {
  revision: number;
  /** Undefined when the file is damaged, contains another revision, or no valid key signed it. */
  document: StoredDocument | undefined;
};

/** Reads all revisions of the release document, newest first. */
export async function readRevisions(paths: StorePaths): Promise<Revision[]> {
  const revisions = await revisionNumbers(paths);
  const keys = await readKeys(paths);
  return Promise.all(
    revisions.map(async (revision) => ({ revision, document: await readRevision(paths, revision, keys) })),
  );
}

/** Returns the readable revisions of the release document, newest first. */
export async function documentHistory(paths: StorePaths): Promise<StoredDocument[]> {
  return (await readRevisions(paths)).flatMap(({ document }) => document ?? []);
}

/** Returns one revision of the release document; undefined when it does not exist or is damaged. */
export async function findRevision(paths: StorePaths, revision: number): Promise<StoredDocument | undefined> {
  const numbers = await revisionNumbers(paths);
  return numbers.includes(revision) ? await readRevision(paths, revision, await readKeys(paths)) : undefined;
}

/**
 * Returns the newest readable revision.
 * @throws ReleaseError when every revision is damaged
 */
export async function currentDocument(paths: StorePaths): Promise<StoredDocument> {
  const revisions = await revisionNumbers(paths);
  const keys = await readKeys(paths);
  for (const revision of revisions) {
    const document = await readRevision(paths, revision, keys);
    if (document) return document;
  }
  if (revisions.length === 0) return EMPTY;
  throw new ReleaseError(
    'Every revision of the release document is damaged or has no valid signature. Restore the store from a backup.',
  );
}

export type DocumentChange = ActiveReleases & { change: ReleaseChange };

/**
 * Applies `change` with compare-and-swap: `link` creates the file of the next revision and fails when another writer
 * was first. Then `change` runs again on the newer document, or the update is rejected if the caller passed the
 * expected revision.
 */
export async function swapDocument(
  paths: StorePaths,
  change: (current: StoredDocument) => DocumentChange,
  expected?: number,
): Promise<StoredDocument> {
  await mkdir(paths.history, { recursive: true });
  for (let tries = 0; tries < MAX_RETRIES; tries++) {
    const [newest = 0] = await revisionNumbers(paths);
    const current = await currentDocument(paths);
    if (expected !== undefined && current.revision !== expected) {
      throw new ReleaseError(
        `The release document is at revision ${current.revision}, not ${expected}. Review the current releases, then try again.`,
      );
    }
    // A damaged newest revision keeps its number.
    const next: StoredDocument = { revision: newest + 1, ...change(current) };
    if (await createRevision(paths, next)) {
      await updatePointer(paths);
      return next;
    }
  }
  throw new ReleaseError('Too many concurrent changes to the release document. Try again.');
}

/** Updates the pointer to the newest revision. Concurrent updates end with the newest one. */
export async function updatePointer(paths: StorePaths): Promise<void> {
  for (;;) {
    const newest = await currentDocument(paths);
    const draft = join(paths.dir, `.${randomUUID()}`);
    await writeDurably(draft, documentText(newest, await readKeys(paths)));
    await renameDurably(draft, paths.document);
    if ((await currentDocument(paths)).revision === newest.revision) return;
  }
}

async function createRevision(paths: StorePaths, next: StoredDocument): Promise<boolean> {
  const draft = join(paths.history, `.${randomUUID()}`);
  await writeDurably(draft, documentText(next, await readKeys(paths)));
  try {
    await link(draft, join(paths.history, `${next.revision}.json`));
    await syncFolder(paths.history);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft);
  }
}

async function revisionNumbers(paths: StorePaths): Promise<number[]> {
  const names = await readdir(paths.history).catch(() => []);
  return names
    .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((a, b) => b - a);
}

async function readRevision(
  paths: StorePaths,
  revision: number,
  keys: ReleaseKeys | undefined,
): Promise<StoredDocument | undefined> {
  const text = await readFile(join(paths.history, `${revision}.json`), 'utf8');
  try {
    const document = parseSignedDocument(text, keys);
    // The signature does not cover the name of the file, so another revision could be copied there.
    return document.revision === revision ? document : undefined;
  } catch {
    return undefined;
  }
}
