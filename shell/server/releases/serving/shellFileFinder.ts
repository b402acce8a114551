import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { isVersion, publishedReleases } from './publishedReleases.ts';
import { SHELL } from '../records/storedDocument.ts';
import { storePaths } from '../records/storePaths.ts';

/**
 * Returns a function that finds the version of the newest published shell that lists a file. It reads the store again
 * when a release was published or deleted.
 */
export function shellFileFinder(place: StorePlace): (file: string) => Promise<string | undefined> {
  const storage = storageOf(place);
  const { objects } = storage;
  let versions = new Map<string, string>();
  let seen: string | undefined;
  let checkedAt = -Infinity;
  let refreshing: Promise<void> | undefined;

  return async (file) => {
    if (Date.now() - checkedAt >= objects.maxAgeMs)
      await (refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      }));
    return versions.get(file);
  };

  async function refresh(): Promise<void> {
    const listed = (await objects.list(`${storePaths.remotes}/${SHELL}`)).filter(isVersion);
    if (listed.join() !== seen) {
      const releases = await publishedReleases(storage, SHELL);
      versions = new Map(
        releases
          .toReversed()
          .flatMap(({ release: { version, files } }) => files.map(({ path }) => [path, version] as const)),
      );
      const read = new Set(releases.map(({ release }) => release.version));
      // A bucket lists a release before its upload ends, and the same list again afterwards.
      seen = listed.every((version) => read.has(version)) ? listed.join() : undefined;
    }
    checkedAt = Date.now();
  }
}
