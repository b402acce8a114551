import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@cpa/shared/contracts';
import { parseReleaseDocument } from './parseReleaseDocument.ts';
import { ReleaseError } from './releaseError.ts';
import type { StorePaths } from './storePaths.ts';

const EMPTY: ReleaseDocument = { revision: 0, remotes: [] };

/** Maximum number of retries after concurrent activations. Each retry reads the newer document. */
const MAX_RETRIES = 20;

/** All revisions of the release document, newest first. */
export async function documentHistory(paths: StorePaths): Promise<ReleaseDocument[]> {
  const revisions = await revisionsOf(paths);
  return Promise.all(revisions.map((revision) => readDocument(join(paths.history, `${revision}.json`))));
}

export async function currentDocument(paths: StorePaths): Promise<ReleaseDocument> {
  const [newest] = await revisionsOf(paths);
  return newest === undefined ? EMPTY : readDocument(join(paths.history, `${newest}.json`));
}

/**
 * Applies `change` with compare-and-swap: `link` creates the file of the next revision and fails when another writer
 * was first. Then `change` runs again on the newer document, or the update is rejected if the caller passed the
 * expected revision.
 */
export async function swapDocument(
  paths: StorePaths,
  change: (current: ReleaseDocument) => Promise<ReleaseDocument['remotes']>,
  expected?: number,
): Promise<ReleaseDocument> {
  await mkdir(paths.history, { recursive: true });
  for (let tries = 0; tries < MAX_RETRIES; tries++) {
    const current = await currentDocument(paths);
    if (expected !== undefined && current.revision !== expected) {
      throw new ReleaseError(
        `The release document is at revision ${current.revision}, not ${expected}. Review the current releases, then try again.`,
      );
    }
    const next: ReleaseDocument = { revision: current.revision + 1, remotes: await change(current) };
    if (await createRevision(paths, next)) {
      await updatePointer(paths);
      return next;
    }
  }
  throw new ReleaseError('Too many concurrent changes to the release document. Try again.');
}

async function createRevision(paths: StorePaths, next: ReleaseDocument): Promise<boolean> {
  const draft = join(paths.history, `.${randomUUID()}`);
  await writeFile(draft, `${JSON.stringify(next)}\n`);
  try {
    await link(draft, join(paths.history, `${next.revision}.json`));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft);
  }
}

/** Updates the pointer to the newest revision. Concurrent updates end with the newest one. */
async function updatePointer(paths: StorePaths): Promise<void> {
  for (;;) {
    const newest = await currentDocument(paths);
    const draft = join(paths.dir, `.${randomUUID()}`);
    await writeFile(draft, `${JSON.stringify(newest)}\n`);
    await rename(draft, paths.document);
    if ((await currentDocument(paths)).revision === newest.revision) return;
  }
}

async function revisionsOf(paths: StorePaths): Promise<number[]> {
  const names = await readdir(paths.history).catch(() => []);
  return names
    .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((a, b) => b - a);
}

async function readDocument(file: string): Promise<ReleaseDocument> {
  return parseReleaseDocument(await readFile(file, 'utf8'));
}
