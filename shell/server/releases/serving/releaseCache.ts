import { localObjects } from '../../platform/storage/localObjects.ts';
import type { ObjectStore } from '../../platform/storage/objectStore.ts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { checkCompressedCopies, checkFiles, RELEASE_FILE, storedFiles } from '../checks/checkRelease.ts';
import { isCompressible } from '../checks/compress.ts';
import { findPublished, isPublished, isVersion, publishedFiles, releaseFolder } from './publishedReleases.ts';
import type { ActiveReleases, CompressedHashes } from '../records/storedDocument.ts';
import { storePaths } from '../records/storePaths.ts';

/** Fetches the files of releases that are about to be served. */
export type HoldReleases = (releases: ActiveReleases) => Promise<void>;

export type ReleaseCache = {
  hold: HoldReleases;
  /** Fetches one release, for pages that were loaded before a deployment. @returns false when it is not published */
  holdOne: (name: string, version: string) => Promise<boolean>;
  /** Fetches one release that was found in the store. */
  holdPublished: (name: string, version: string) => Promise<void>;
};

/** Milliseconds for which a list of the published versions is used. */
const LIST_MAX_AGE_MS = 10_000;

/**
 * Copies releases of a remote store to a folder of this machine, which serves them. A version is the hash of its content,
 * so a copy never changes; each file is compared with its hash before the copy is complete. Copies of releases that
 * `portal gc` has deleted from the store are removed with the next document.
 */
export function createReleaseCache(place: StorePlace, dir: string): ReleaseCache {
  const storage = storageOf(place);
  const cache = storageOf(dir);
  const held = new Map<string, Promise<void>>();
  /** Hashes from the newest document that named them. */
  const named: CompressedHashes = {};
  const published = createPublishedList(storage.objects);

  /** Removes copies of releases that the store has deleted since. */
  async function removeDeleted(): Promise<void> {
    // Listed first, so that releases copied during the clean-up are kept.
    const copies = await versionsIn(cache.objects);
    const stored = new Set(await versionsIn(storage.objects));
    for (const path of copies.filter((copy) => !stored.has(copy))) {
      held.delete(path);
      await cache.objects.remove(`${storePaths.remotes}/${path}`);
    }
  }

  async function fetchRelease(name: string, version: string): Promise<void> {
    if (await isPublished(cache, name, version)) return;
    const release = await findPublished(storage, name, version);
    const read = publishedFiles(storage, name, version);
    const paths = storedFiles(release).flatMap(({ path }) =>
      isCompressible(path) ? [path, `${path}.br`, `${path}.gz`] : [path],
    );
    const contents = new Map<string, Buffer | null>();
    await Promise.all([...paths, RELEASE_FILE].map(async (path) => contents.set(path, await read(path))));
    const contentOf = async (path: string): Promise<Buffer | null> => contents.get(path) ?? null;
    await checkFiles(contentOf, release);
    await checkCompressedCopies(contentOf, release, named[`${name}/${version}`]);
    const last = { path: RELEASE_FILE, content: contents.get(RELEASE_FILE)! };
    const files = paths.map((path) => ({ path, content: contents.get(path)! }));
    await localObjects(dir).createFolder(releaseFolder(name, version), files, last);
  }

  async function fetchOnce(name: string, version: string): Promise<void> {
    const key = `${name}/${version}`;
    const known = held.get(key) ?? fetchRelease(name, version);
    held.set(key, known);
    // A release that could not be fetched is fetched again for the next page.
    known.catch(() => held.delete(key));
    await known;
  }

  return {
    async hold({ shell, remotes, canaries = [], compressed }) {
      Object.assign(named, compressed);
      const releases = [...(shell ? [shell] : []), ...remotes, ...canaries.map(({ release }) => release)];
      await Promise.all(releases.map(async ({ name, version }) => await fetchOnce(name, version)));
      // The next document retries.
      removeDeleted().catch(() => undefined);
    },
    async holdOne(name, version) {
      const isKnown = held.has(`${name}/${version}`) || (await published(name, version));
      if (isKnown) await fetchOnce(name, version);
      return isKnown;
    },
    holdPublished: fetchOnce,
  };
}

/** Lists the versions in a store as `name/version`, without drafts that another process is writing. */
async function versionsIn(objects: ObjectStore): Promise<string[]> {
  const remotes = await objects.list(storePaths.remotes);
  const lists = remotes.map(async (remote) =>
    (await objects.list(`${storePaths.remotes}/${remote}`))
      .filter(isVersion)
      .map((version) => `${remote}/${version}`),
  );
  return (await Promise.all(lists)).flat();
}

/** Invented versions in URLs must not cause one request each. */
function createPublishedList(objects: ObjectStore) {
  let versions = new Set<string>();
  let listedAt = -Infinity;
  let listing: Promise<void> | undefined;
  return async (name: string, version: string): Promise<boolean> => {
    if (!versions.has(`${name}/${version}`) && Date.now() - listedAt >= LIST_MAX_AGE_MS)
      await (listing ??= list().finally(() => {
        listing = undefined;
      }));
    return versions.has(`${name}/${version}`);
  };

  async function list(): Promise<void> {
    versions = new Set(await versionsIn(objects));
    listedAt = Date.now();
  }
}
