import { createHash } from 'node:crypto';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { RELEASE_FILE } from '../checks/checkRelease.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { storePaths } from '../records/storePaths.ts';
import { isVersion, releaseFolder } from '../serving/publishedReleases.ts';
import { unpublish } from './cleanStore.ts';

/** Versions of a branch: deleted ones, and those that are still in use. */
export type EndedPreviews = { deleted: string[]; kept: string[] };

const remoteFolder = (name: string): string => `${storePaths.branches}/${name}`;

/** The name of a branch may contain any character. */
const folderOf = (name: string, branch: string): string =>
  `${remoteFolder(name)}/${createHash('sha256').update(branch).digest('hex').slice(0, 32)}`;

/** Records that a published version is a preview of a branch, with the time of its publication. */
export async function recordBranchPreview(
  place: StorePlace,
  { name, version, branch }: { name: string; version: string; branch: string },
): Promise<void> {
  const at = await publicationTime(place, name, version);
  await storageOf(place).objects.replace(`${folderOf(name, branch)}/${version}`, String(at));
}

/**
 * Deletes the releases that were published as previews of a branch. Keeps a release that was ever served, that is a
 * preview of another branch, or that was published again since.
 */
export async function endBranchPreviews(
  place: StorePlace,
  name: string,
  branch: string,
): Promise<EndedPreviews> {
  const { objects } = storageOf(place);
  const folder = folderOf(name, branch);
  const ended: EndedPreviews = { deleted: [], kept: [] };
  for (const version of (await objects.list(folder)).filter(isVersion)) {
    const recorded = await objects.read(`${folder}/${version}`);
    const at = await publicationTime(place, name, version);
    if (at === undefined) continue;
    const isOnlyPreview = String(at) === recorded?.content.toString();
    const isDeleted =
      isOnlyPreview &&
      !(await isOnOtherBranch(place, { name, version, folder })) &&
      (await unpublishUnlessServed(place, name, version));
    ended[isDeleted ? 'deleted' : 'kept'].push(version);
  }
  await objects.remove(folder);
  return ended;
}

/** Returns when a version was last published, in milliseconds; undefined when it was deleted. */
async function publicationTime(
  place: StorePlace,
  name: string,
  version: string,
): Promise<number | undefined> {
  const { objects } = storageOf(place);
  return (await objects.find(`${releaseFolder(name, version)}/${RELEASE_FILE}`))?.modified.getTime();
}

async function isOnOtherBranch(
  place: StorePlace,
  { name, version, folder }: { name: string; version: string; folder: string },
): Promise<boolean> {
  const { objects } = storageOf(place);
  const branches = (await objects.list(remoteFolder(name)))
    .map((branch) => `${remoteFolder(name)}/${branch}`)
    .filter((other) => other !== folder);
  const versions = await Promise.all(branches.map((other) => objects.list(other)));
  return versions.flat().includes(version);
}

/** @returns false for a release that is or was active, or is a canary */
async function unpublishUnlessServed(place: StorePlace, name: string, version: string): Promise<boolean> {
  try {
    await unpublish(place, name, version, Number.POSITIVE_INFINITY);
    return true;
  } catch (error) {
    if (error instanceof ReleaseError) return false;
    throw error;
  }
}
