import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCompressedCopies, checkFiles, readRelease, storedFiles } from './checkRelease.ts';
import { compress, isCompressible } from './compress.ts';
import { isVersion, publishedRemotes, releaseFolder } from './publishedReleases.ts';
import { currentDocument, readRevisions, updatePointer } from './releasePointer.ts';
import { parseStoredDocument } from './storedDocument.ts';
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

async function damagedRevisions(paths: StorePaths): Promise<Finding[]> {
  const revisions = await readRevisions(paths);
  return revisions
    .filter(({ document }) => !document)
    .map(({ revision }) => ({
      problem: `Revision ${revision} of the release document is damaged. It is skipped; the other revisions are used.`,
      repair: async () => await rm(join(paths.history, `${revision}.json`)),
    }));
}

async function pointerFindings(paths: StorePaths): Promise<Finding[]> {
  const newest = await currentDocument(paths).catch(() => undefined);
  if (!newest) return [{ problem: 'No revision can be read. Restore the store from a backup.' }];
  const pointed = await readFile(paths.document, 'utf8')
    .then(parseStoredDocument)
    .catch(() => undefined);
  if (newest.revision === 0 || pointed?.revision === newest.revision) return [];
  const problem = pointed
    ? `The pointer is at revision ${pointed.revision} instead of ${newest.revision}.`
    : 'The pointer is missing or damaged.';
  return [{ problem, repair: async () => await updatePointer(paths) }];
}

async function releaseFindings(paths: StorePaths): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { remotes } = await currentDocument(paths).catch(() => ({ remotes: [] }));
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
        const isActive = remotes.some((remote) => remote.name === name && remote.version === version);
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
    await writeFile(join(folder, `${path}.br`), br, { flush: true });
    await writeFile(join(folder, `${path}.gz`), gz, { flush: true });
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
