import type { RemoteRelease } from '@cpa/shared/contracts';
import type { NewObject } from '../../platform/storage/objectStore.ts';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import {
  checkFiles,
  checkOwnership,
  type ReadFile,
  readStored,
  RELEASE_FILE,
  storedFiles,
} from '../checks/checkRelease.ts';
import { checkContract, checkProvides, checkRequires, fitsShell } from '../checks/shellContract.ts';
import { versionErrorOf } from '../checks/contractChange.rules.ts';
import { checkSizeBudget } from '../checks/sizeBudget.ts';
import { active, replaceActive } from '../checks/composition.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { currentDocument } from '../records/releasePointer.ts';
import { isServed, SHELL } from '../records/storedDocument.ts';
import {
  isPublished,
  type PublishedRelease,
  publishedReleases,
  releaseFolder,
} from '../serving/publishedReleases.ts';
import { isInEnvironment } from '../environments/environments.ts';
import { checkGrants, type Granting } from '../teams/grants.ts';
import { type CheckBoot, checkBootOnce } from './bootRecords.ts';
import { type CompressedCopies, compressedCopies } from './compressedCopies.ts';
import { isPending, markPending, unmarkPending } from '../records/pendingChecks.ts';

export type Published = { release: RemoteRelease; isNew: boolean };
export type PublishOptions = {
  /** True for a release that is only previewed: its pages are not checked before it is activated. */
  isPreview?: boolean | undefined;
};

/** Store that a command changes, and the check of releases before they are served. */
export type StoreContext = { storage: ReleaseStorage; checkBoot: CheckBoot | undefined };

type Build = { release: RemoteRelease; read: ReadFile };

/** Checks a build and stores it. Publishing the same build again checks its pages again when their check did not end. */
export async function publishRelease(
  { storage, checkBoot }: StoreContext,
  { release, read }: Build,
  granting: Granting,
  { isPreview = false }: PublishOptions = {},
): Promise<Published> {
  const { name, version } = release;
  await checkFiles(read, release);
  if (name === SHELL) {
    checkProvides(release);
    await checkOffers(storage, release);
  } else {
    await checkPublishedContract(storage, release);
    checkOwnership(active(release), (await currentDocument(storage)).remotes);
    await checkGrants(storage, release, granting);
  }
  const isNew = !(await isPublished(storage, name, version));
  const wasPending = await isPending(storage, release);
  if (isNew) {
    const copies = await compressedCopies(storage, { release, read });
    if (name !== SHELL) checkSizeBudget(release, copies);
    // The mark precedes the files, so a process that ends in between leaves no release without it.
    if (checkBoot && !isPreview) await markPending(storage, release);
    await storeBuild(storage, { release, read, copies });
  }
  try {
    if (!isPreview) await checkPublishedPages({ storage, checkBoot }, release);
  } catch (error) {
    // A rejected release is not published, so it is never the latest one. Another process may serve it by now.
    const isUsed =
      isServed(await currentDocument(storage), name, version) ||
      (await isInEnvironment(storage, name, version));
    if ((isNew || wasPending) && !isUsed) await storage.objects.remove(releaseFolder(name, version));
    await unmarkPending(storage, release);
    throw error;
  }
  if (!isPreview) await unmarkPending(storage, release);
  // The only mutable property of a release: when it was last published.
  const path = `${releaseFolder(name, version)}/${RELEASE_FILE}`;
  await storage.objects.touch(path, await nextPublishTime(storage, name));
  return { release, isNew };
}

/** Rejects a shell whose platform contract differs from that of a published shell by more than their versions say. */
export async function checkOffers(
  place: StorePlace,
  { platform, offers }: Pick<RemoteRelease, 'platform' | 'offers'>,
): Promise<void> {
  const shells = await publishedReleases(storageOf(place), SHELL);
  const hasVersion = ({ release }: PublishedRelease): number => Number(release.platform === platform);
  for (const { release } of shells.toSorted((a, b) => hasVersion(b) - hasVersion(a))) {
    // Shells of older portals do not list the modules that they offer.
    if (!release.offers || release.platform === undefined || !offers || platform === undefined) continue;
    const published = { version: release.platform, ...release.offers };
    const problem = versionErrorOf(published, { version: platform, ...offers });
    if (problem !== null)
      throw new ReleaseError(
        `${problem} If nobody uses that shell: portal unpublish shell ${release.version} --days 0`,
      );
  }
}

/** A remote fits the active shell, or the newest one that it can be activated together with. */
async function checkPublishedContract(storage: ReleaseStorage, release: RemoteRelease): Promise<void> {
  const [newest] = await publishedReleases(storage, SHELL);
  const { shell } = await currentDocument(storage);
  const isForNewest = newest && fitsShell(release, newest.release);
  checkRequires(release, isForNewest ? newest.release : shell);
  if (!isForNewest) checkContract(release, shell);
}

/**
 * Runs the boot check with the active releases, so that an activation finds its result. A release that only fits
 * releases which are not active yet is checked when it is activated together with them.
 */
async function checkPublishedPages(
  { storage, checkBoot }: StoreContext,
  release: RemoteRelease,
): Promise<void> {
  if (!checkBoot) return;
  const current = await currentDocument(storage);
  const next = replaceActive(current, [release]);
  const fits = next.remotes.every((remote) => fitsShell(remote, next.shell));
  if (fits) await checkBootOnce(storage, { current, next, releases: [release] }, checkBoot);
}

/** Returns the current time, or slightly later when another release has the same timestamp. */
async function nextPublishTime(storage: ReleaseStorage, name: string): Promise<Date> {
  const [newest] = await publishedReleases(storage, name);
  return new Date(Math.max(Date.now(), (newest?.at.getTime() ?? 0) + 1));
}

/** Stores the files with compressed copies. A release is complete or absent. */
async function storeBuild(
  storage: ReleaseStorage,
  { copies, ...build }: Build & { copies: CompressedCopies },
): Promise<void> {
  const { name, version } = build.release;
  async function* files(): AsyncGenerator<NewObject> {
    for (const { path } of storedFiles(build.release)) {
      yield { path, content: await readStored(build.read, build.release, path) };
      const copy = copies.get(path);
      if (!copy) continue;
      yield { path: `${path}.br`, content: copy.br };
      yield { path: `${path}.gz`, content: copy.gz };
    }
  }
  const last = { path: RELEASE_FILE, content: await readStored(build.read, build.release, RELEASE_FILE) };
  await storage.objects.createFolder(releaseFolder(name, version), files(), last);
}
