import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@cpa/shared/contracts';
import { parseReleaseDocument } from './parseReleaseDocument.ts';
import { ReleaseError } from './releaseError.ts';
import type { StorePaths } from './storePaths.ts';

const EMPTY: ReleaseDocument = { revision: 0, remotes: [] };

/** Activations that meet are few; each retry sees the other's work. */
const MOST_TRIES = 20;

/** Every document there ever was, newest first. */
export async function documentHistory(paths: StorePaths): Promise<ReleaseDocument[]> {
  const revisions = await revisionsOf(paths);
  return Promise.all(revisions.map((revision) => readDocument(join(paths.history, `${revision}.json`))));
}

export async function currentDocument(paths: StorePaths): Promise<ReleaseDocument> {
  const [newest] = await revisionsOf(paths);
  return newest === undefined ? EMPTY : readDocument(join(paths.history, `${newest}.json`));
}

/**
 * Compare-and-swap: the next revision's file is made with `link`, which fails when somebody else was first; then
 * `change` is asked again with what they made, or, when the caller named the revision it had seen, is refused.
 */
export async function swapDocument(
  paths: StorePaths,
  change: (current: ReleaseDocument) => Promise<ReleaseDocument['remotes']>,
  expected?: number,
): Promise<ReleaseDocument> {
  await mkdir(paths.history, { recursive: true });
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const current = await currentDocument(paths);
    if (expected !== undefined && current.revision !== expected) {
      throw new ReleaseError(
        `The release document is at revision ${current.revision}, not ${expected}: somebody was faster. Look again, then repeat.`,
      );
    }
    const next: ReleaseDocument = { revision: current.revision + 1, remotes: await change(current) };
    if (await claim(paths, next)) {
      await movePointer(paths);
      return next;
    }
  }
  throw new ReleaseError('The release document changes too often to be changed; try again.');
}

async function claim(paths: StorePaths, next: ReleaseDocument): Promise<boolean> {
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

/** The pointer follows the history; two that move it at once end with the newer one. */
async function movePointer(paths: StorePaths): Promise<void> {
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
