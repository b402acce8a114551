import { randomUUID } from 'node:crypto';
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCompressedCopies, checkFiles, readRelease, storedFiles } from './checkRelease.ts';
import { compress, isCompressible } from './compress.ts';
import { renameDurably, writeDurably } from './durableFiles.ts';
import { isVersion, publishedRemotes, releaseFolder } from './publishedReleases.ts';
import { currentDocument, readRevisions, updatePointer } from './releasePointer.ts';
import { readKeys } from './releaseKeys.ts';
import { parseSignedDocument } from './signedDocument.ts';
import { isServed, type StoredDocument } from './storedDocument.ts';
import { type StorePaths, storePaths } from './storePaths.ts';

export type Finding = {
  problem: string;
  /** Absent when only a person can repair it; `problem` then tells how. */
  repair?: () => Promise<void>;
};

/** An older draft was left by a process that ended while it wrote. */
const DRAFT_MAX_AGE_MS = 3_600_000;

/** Checks the store: revisions, pointer, the files of every release and their compressed copies, and left drafts. */
export async function diagnoseStore(dir: string): Promise<Finding[]> {
  const paths = storePaths(dir);
  return [
    ...(await damagedRevisions(paths)),
    ...(await pointerFindings(paths)),
    ...(await releaseFindings(paths)),
    ...(await draftFindings(paths)),
  ];
}

/**
 * A damaged revision is deleted only when a newer one is readable. The pointer may hold the content of the newest
 * revision, which is then written back.
 */
async function damagedRevisions(paths: StorePaths): Promise<Finding[]> {
  const revisions = await readRevisions(paths);
  const pointed = await readPointer(paths);
  const newestReadable = revisions.find(({ document }) => document)?.revision ?? 0;
  return revisions
    .filter(({ document }) => !document)
    .map(({ revision }) => {
      const problem = `Revision ${revision} of the release document is damaged or has no valid signature.`;
      if (pointed?.revision === revision)
        return { problem, repair: async () => await copyPointer(paths, revision) };
      if (revision < newestReadable)
        return {
          problem: `${problem} It is skipped; the other revisions are used.`,
          repair: async () => await rm(join(paths.history, `${revision}.json`)),
        };
      return { problem: `${problem} Restore it from a backup, or activate a release again.` };
    });
}

async function copyPointer(paths: StorePaths, revision: number): Promise<void> {
  const draft = join(paths.history, `.${randomUUID()}`);
  await writeDurably(draft, await readFile(paths.document));
  await renameDurably(draft, join(paths.history, `${revision}.json`));
}

async function pointerFindings(paths: StorePaths): Promise<Finding[]> {
  const newest = await currentDocument(paths).catch(() => undefined);
  const pointed = await readPointer(paths);
  if (!newest)
    return pointed ? [] : [{ problem: 'No revision can be read. Restore the store from a backup.' }];
  // A newer pointer holds what a damaged revision has lost.
  if (newest.revision === 0 || (pointed && pointed.revision >= newest.revision)) return [];
  const problem = pointed
    ? `The pointer is at revision ${pointed.revision} instead of ${newest.revision}.`
    : 'The pointer is missing or damaged.';
  return [{ problem, repair: async () => await updatePointer(paths) }];
}

const readPointer = async (paths: StorePaths): Promise<StoredDocument | undefined> =>
  await readFile(paths.document, 'utf8')
    .then(async (text) => parseSignedDocument(text, await readKeys(paths)))
    .catch(() => undefined);

async function releaseFindings(paths: StorePaths): Promise<Finding[]> {
  const findings: Finding[] = [];
  const served = [await currentDocument(paths).catch(() => undefined), await readPointer(paths)];
  for (const name of await publishedRemotes(paths)) {
    for (const version of (await readdir(join(paths.remotes, name))).filter(isVersion)) {
      const folder = releaseFolder(paths, name, version);
      try {
        const release = await readRelease(folder, name);
        await checkFiles(folder, release);
        await checkCompressedCopies(folder, release).catch((error: Error) =>
          findings.push({
            problem: error.message,
            repair: async () => await writeCompressedCopies(folder, storedFiles(release)),
          }),
        );
      } catch (error) {
        const { message } = error as Error;
        // Without a readable document, any release may be active.
        const isActive =
          served.every((document) => !document) ||
          served.some((document) => document && isServed(document, name, version));
        findings.push(
          isActive
            ? { problem: `${message} ${name} ${version} is active: activate another release at once.` }
            : { problem: message, repair: async () => await rm(folder, { recursive: true }) },
        );
      }
    }
  }
  return findings;
}

async function writeCompressedCopies(folder: string, files: { path: string }[]): Promise<void> {
  for (const { path } of files.filter((file) => isCompressible(file.path))) {
    const { br, gz } = await compress(await readFile(join(folder, path)));
    await writeDurably(join(folder, `${path}.br`), br);
    await writeDurably(join(folder, `${path}.gz`), gz);
  }
}

async function draftFindings(paths: StorePaths): Promise<Finding[]> {
  const folders = [
    paths.dir,
    paths.history,
    ...(await publishedRemotes(paths)).map((name) => join(paths.remotes, name)),
  ];
  const drafts: Finding[] = [];
  for (const folder of folders) {
    const entries = (await readdir(folder).catch(() => [])).filter(isDraft);
    for (const entry of entries) {
      const path = join(folder, entry);
      if (Date.now() - (await stat(path)).mtimeMs < DRAFT_MAX_AGE_MS) continue;
      drafts.push({
        problem: `${entry} was left by a process that ended while it wrote.`,
        repair: async () => await rm(path, { recursive: true, force: true }),
      });
    }
  }
  return drafts;
}

const isDraft = (entry: string): boolean => /^(?:\.|[0-9a-f]{16}\.)[0-9a-f]{8}-[0-9a-f-]{27}$/.test(entry);
