import type { RemoteRelease } from '@cpa/shared/contracts';
import type { ReleaseStorage } from '../../platform/storage/releaseStorage.ts';
import { parseRelease, type ReadFile, RELEASE_FILE } from '../checks/checkRelease.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { storePaths } from '../records/storePaths.ts';

export type PublishedRelease = { at: Date; release: RemoteRelease };

/** A version is the first 16 hexadecimal digits of a hash. */
export const isVersion = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

export const releaseFolder = (name: string, version: string): string =>
  `${storePaths.remotes}/${name}/${version}`;

/** Reads the files of a published release. */
export const publishedFiles =
  ({ objects }: ReleaseStorage, name: string, version: string): ReadFile =>
  async (path) =>
    (await objects.read(`${releaseFolder(name, version)}/${path}`))?.content ?? null;

export async function isPublished(
  { objects }: ReleaseStorage,
  name: string,
  version: string,
): Promise<boolean> {
  return (await objects.find(`${releaseFolder(name, version)}/${RELEASE_FILE}`)) !== undefined;
}

/** @throws ReleaseError when it is not published or damaged */
export async function findPublished(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<RemoteRelease> {
  const text = isVersion(version) ? await publishedFiles(storage, name, version)(RELEASE_FILE) : null;
  if (!text) throw new ReleaseError(`${name} ${version} is not published. See: portal list`);
  const release = parseRelease(text.toString(), `${RELEASE_FILE} of ${name} ${version}`);
  if (release.name !== name || release.version !== version)
    throw new ReleaseError(
      `${name} ${version} is damaged: its ${RELEASE_FILE} describes ${release.name} ${release.version}. Publish it again.`,
    );
  return release;
}

/** Lists the releases of a remote, last published first. Damaged ones are left out; `portal doctor` reports them. */
export async function publishedReleases(
  { objects }: ReleaseStorage,
  name: string,
): Promise<PublishedRelease[]> {
  const versions = (await objects.list(`${storePaths.remotes}/${name}`)).filter(isVersion);
  const found = await Promise.all(
    versions.map(async (version) => {
      const stored = await objects.read(`${releaseFolder(name, version)}/${RELEASE_FILE}`);
      if (!stored) return undefined;
      try {
        return { at: stored.modified, release: parseRelease(stored.content.toString(), RELEASE_FILE) };
      } catch {
        return undefined;
      }
    }),
  );
  return found.filter((each) => each !== undefined).sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Names of the remotes that have a published release, in alphabetical order. */
export async function publishedRemotes({ objects }: ReleaseStorage): Promise<string[]> {
  return (await objects.list(storePaths.remotes)).toSorted();
}
