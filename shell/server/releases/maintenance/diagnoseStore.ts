import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { checkCompressedCopies, checkFiles, storedFiles } from '../checks/checkRelease.ts';
import { compress, isCompressible } from '../checks/compress.ts';
import {
  findPublished,
  isPublished,
  isVersion,
  publishedFiles,
  publishedRemotes,
  releaseFolder,
} from '../serving/publishedReleases.ts';
import { isInEnvironment } from '../environments/environments.ts';
import {
  currentDocument,
  openRevisions,
  readRevision,
  restoreRevision,
  revisionPath,
  updatePointer,
} from '../records/releasePointer.ts';
import { isServed } from '../records/storedDocument.ts';
import { storePaths } from '../records/storePaths.ts';

export type Finding = {
  problem: string;
  /** Absent if it needs a manual repair, which `problem` then describes. */
  repair?: () => Promise<void>;
};

/** An older draft was left by a process that ended while it wrote. */
const DRAFT_MAX_AGE_MS = 3_600_000;

/** Problem of the store, and its repair. */
export type Report = { problem: string; is_repaired: boolean; can_be_repaired: boolean };

/** Reports findings; with `isRepairing`, first repairs those that can be repaired. */
export async function repairStore(findings: readonly Finding[], isRepairing: boolean): Promise<Report[]> {
  const reports: Report[] = [];
  for (const { problem, repair } of findings) {
    if (isRepairing) await repair?.();
    const can_be_repaired = repair !== undefined;
    reports.push({ problem, is_repaired: isRepairing && can_be_repaired, can_be_repaired });
  }
  return reports;
}

/**
 * Checks the store: revisions, pointer, the files of every release and their compressed copies, and left drafts. With
 * `only`, checks the releases of these remotes and nothing else.
 */
export async function diagnoseStore(place: StorePlace, only?: readonly string[]): Promise<Finding[]> {
  const storage = storageOf(place);
  if (only) return await releaseFindings(storage, only);
  return [
    ...(await damagedRevisions(storage)),
    ...(await pointerFindings(storage)),
    ...(await releaseFindings(storage)),
    ...(await draftFindings(storage)),
  ];
}

/**
 * A damaged revision is deleted only when a newer one is readable. The pointer may hold the content of the newest
 * revision, which is then written back.
 */
async function damagedRevisions(storage: ReleaseStorage): Promise<Finding[]> {
  const source = await openRevisions(storage);
  const isReadable = await Promise.all(
    source.numbers.map(async (revision) => !!(await readRevision(storage, revision, source.keys))),
  );
  const newestReadable = source.numbers.find((_revision, index) => isReadable[index]) ?? 0;
  return source.numbers
    .filter((_revision, index) => !isReadable[index])
    .map((revision) => {
      const problem = `Revision ${revision} of the release document is missing, damaged or has no valid signature.`;
      if (source.copy?.revision === revision)
        return { problem, repair: async () => await restoreRevision(storage, source) };
      if (revision < newestReadable)
        return {
          problem: `${problem} It is skipped; the other revisions are used.`,
          repair: async () => await storage.objects.remove(revisionPath(revision)),
        };
      return { problem: `${problem} Restore it from a backup, or activate a release again.` };
    });
}

async function pointerFindings(storage: ReleaseStorage): Promise<Finding[]> {
  const newest = await currentDocument(storage).catch(() => undefined);
  const { copy: pointed } = await openRevisions(storage);
  if (!newest) return [{ problem: 'No revision can be read. Restore the store from a backup.' }];
  if (newest.revision === (pointed?.revision ?? 0)) return [];
  const problem = pointed
    ? `The pointer is at revision ${pointed.revision} instead of ${newest.revision}.`
    : 'The pointer is missing or damaged.';
  return [{ problem, repair: async () => await updatePointer(storage) }];
}

async function releaseFindings(storage: ReleaseStorage, only?: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { copy } = await openRevisions(storage);
  const served = [await currentDocument(storage).catch(() => undefined), copy];
  const names = await publishedRemotes(storage);
  for (const name of only ? names.filter((each) => only.includes(each)) : names) {
    const versions = await storage.objects.list(`${storePaths.remotes}/${name}`);
    for (const version of versions.filter(isVersion)) {
      const folder = releaseFolder(name, version);
      if (await isBeingPublished(storage, name, version)) continue;
      try {
        const read = publishedFiles(storage, name, version);
        const release = await findPublished(storage, name, version);
        await checkFiles(read, release);
        await checkCompressedCopies(read, release).catch((error: Error) =>
          findings.push({
            problem: error.message,
            repair: async () => await writeCompressedCopies(storage, folder, storedFiles(release)),
          }),
        );
      } catch (error) {
        const { message } = error as Error;
        // Without a readable document, any release may be active.
        const isActive =
          served.every((document) => !document) ||
          served.some((document) => document && isServed(document, name, version));
        if (isActive)
          findings.push({
            problem: `${message} ${name} ${version} is active: activate another release at once.`,
          });
        else if (await isInEnvironment(storage, name, version))
          findings.push({
            problem: `${message} ${name} ${version} is in use. See: portal environments list`,
          });
        else findings.push({ problem: message, repair: async () => await storage.objects.remove(folder) });
      }
    }
  }
  return findings;
}

/** Without folders that are renamed, a release that is being published is visible before it is complete. */
async function isBeingPublished(storage: ReleaseStorage, name: string, version: string): Promise<boolean> {
  const { objects } = storage;
  if (objects.hasRenames || (await isPublished(storage, name, version))) return false;
  const folder = releaseFolder(name, version);
  const [first = ''] = await objects.list(folder);
  const found = await objects.find(`${folder}/${first}`);
  return found !== undefined && Date.now() - found.modified.getTime() < DRAFT_MAX_AGE_MS;
}

async function writeCompressedCopies(
  { objects }: ReleaseStorage,
  folder: string,
  files: { path: string }[],
): Promise<void> {
  for (const { path } of files.filter((file) => isCompressible(file.path))) {
    const file = await objects.read(`${folder}/${path}`);
    if (!file) continue;
    const { br, gz } = await compress(file.content);
    await objects.replace(`${folder}/${path}.br`, br);
    await objects.replace(`${folder}/${path}.gz`, gz);
  }
}

async function draftFindings(storage: ReleaseStorage): Promise<Finding[]> {
  const remotes = (await publishedRemotes(storage)).map((name) => `${storePaths.remotes}/${name}`);
  const drafts = await storage.objects.leftDrafts(
    ['', storePaths.history, ...remotes],
    Date.now() - DRAFT_MAX_AGE_MS,
  );
  return drafts.map((path) => ({
    problem: `${path.split('/').at(-1)} was left by a process that ended while it wrote.`,
    repair: async () => await storage.objects.remove(path),
  }));
}
