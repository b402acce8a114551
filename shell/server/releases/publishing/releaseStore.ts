import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import type { NewObject } from '../../storage/objectStore.ts';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../storage/releaseStorage.ts';
import {
  checkCompressedCopies,
  checkContract,
  checkFiles,
  checkOwnership,
  checkRequires,
  filesIn,
  fitsShell,
  type ReadFile,
  readRelease,
  RELEASE_FILE,
  storedFiles,
} from '../checks/checkRelease.ts';
import {
  type AbortOptions,
  type CanaryChange,
  canaryOf,
  type CanaryOptions,
  endCanary,
  keepCanaries,
  runningCanary,
  serveCanary,
} from './canaries.ts';
import { checkGrants, type Granting } from '../teams/grants.ts';
import { type CheckBoot, checkBootOnce } from './bootRecords.ts';
import { active, checkActive, replaceActive } from '../checks/composition.ts';
import { compress, isCompressible } from '../checks/compress.ts';
import {
  findPublished,
  isPublished,
  isVersion,
  publishedFiles,
  publishedReleases,
  releaseFolder,
} from '../serving/publishedReleases.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { currentDocument, documentHistory, swapDocument } from '../records/releasePointer.ts';
import { type ActivateOptions, recorded } from '../records/origin.ts';
import { activeVersions } from '../records/rollback.rules.ts';
import {
  changesOf,
  type CompressedHashes,
  isServed,
  type ReleaseChange,
  SHELL,
  type StoredDocument,
  versionOf,
} from '../records/storedDocument.ts';

export type Published = { release: RemoteRelease; isNew: boolean };
export type PublishOptions = {
  /** True for a release that is only previewed: its pages are not checked before it is activated. */
  isPreview?: boolean | undefined;
};
export type Activated = { name: string; version: string; was: string | null; revision: number };

type Verified = { release: RemoteRelease; compressed: CompressedHashes };

/** A published version, or `latest`. */
export type Wanted = { name: string; version: string };

export type ReleaseStore = {
  /** Folder or storage of the store. */
  place: StorePlace;
  /** Copies a build into the store, where it is immutable. Publishing the same build again changes nothing. */
  publish: (dir: string, name: string, granting?: Granting, options?: PublishOptions) => Promise<Published>;
  /** Publishes a release whose files are somewhere else than in a folder. */
  publishFiles: (
    release: RemoteRelease,
    read: ReadFile,
    granting: Granting,
    options?: PublishOptions,
  ) => Promise<Published>;
  /** Makes new pages load this release. */
  activate: (name: string, version: string, options: ActivateOptions) => Promise<Activated>;
  /** Activates releases that only fit together, such as a shell with a new contract and its remotes, at once. */
  activateTogether: (wanted: Wanted[], options: ActivateOptions) => Promise<Activated[]>;
  /**
   * Activates the release that was active before this one, or `to`. A rollback after a rollback goes further back.
   */
  rollback: (name: string, options: ActivateOptions & { to?: string | undefined }) => Promise<Activated>;
  /** Activates what the newest activation replaced, at once. */
  rollbackTogether: (options: ActivateOptions) => Promise<Activated[]>;
  /** Serves a release to a part of the visitors, or changes the percentage of the running canary. */
  startCanary: (name: string, options: CanaryOptions) => Promise<CanaryChange>;
  /** Activates the release of the running canary. */
  promoteCanary: (name: string, options: ActivateOptions) => Promise<Activated>;
  /** Ends the running canary, so that every visitor gets the active release. */
  abortCanary: (name: string, options: AbortOptions) => Promise<CanaryChange>;
  document: () => Promise<StoredDocument>;
};

/** Opens the release store in `$PORTAL_HOME/releases`. */
export const releaseStore = (portalHome: string, options?: StoreOptions): ReleaseStore =>
  openReleaseStore(join(portalHome, 'releases'), options);

export type StoreOptions = {
  /** Checks releases that are published, activated or made a canary for the first time with a shell. Default: none. */
  checkBoot?: CheckBoot | undefined;
};

/** Opens a release store. */
export function openReleaseStore(place: StorePlace, { checkBoot }: StoreOptions = {}): ReleaseStore {
  const storage = storageOf(place);

  async function publish(
    dir: string,
    name: string,
    granting: Granting = 'first',
    options?: PublishOptions,
  ): Promise<Published> {
    const release = await readRelease(dir, name);
    if (release.name !== name)
      throw new ReleaseError(`${dir} contains a release of ${release.name}, not of ${name}.`);
    return await publishFiles(release, filesIn(dir), granting, options);
  }

  async function publishFiles(
    release: RemoteRelease,
    read: ReadFile,
    granting: Granting,
    { isPreview = false }: PublishOptions = {},
  ): Promise<Published> {
    const { name, version } = release;
    await checkFiles(read, release);
    if (name !== SHELL) {
      await checkPublishedContract(release);
      checkOwnership(active(release), (await currentDocument(storage)).remotes);
      await checkGrants(storage, release, granting);
    }
    const isNew = !(await isPublished(storage, name, version));
    if (isNew) await storeBuild(storage, release, read);
    try {
      if (!isPreview) await checkPublishedPages(release);
    } catch (error) {
      // A rejected release is not published, so it is never the latest one. Another process may serve it by now.
      const isActive = isServed(await currentDocument(storage), name, version);
      if (isNew && !isActive) await storage.objects.remove(releaseFolder(name, version));
      throw error;
    }
    // The only mutable property of a release: when it was last published.
    const path = `${releaseFolder(name, version)}/${RELEASE_FILE}`;
    await storage.objects.touch(path, await nextPublishTime(name));
    return { release, isNew };
  }

  /**
   * Runs the boot check with the active releases, so that an activation finds its result. A release that only fits
   * releases which are not active yet is checked when it is activated together with them.
   */
  async function checkPublishedPages(release: RemoteRelease): Promise<void> {
    if (!checkBoot) return;
    const current = await currentDocument(storage);
    const next = replaceActive(current, [release]);
    const fits = next.remotes.every((remote) => fitsShell(remote, next.shell));
    if (fits) await checkBootOnce(storage, { current, next, releases: [release] }, checkBoot);
  }

  /** A remote fits the active shell, or the newest one that it can be activated together with. */
  async function checkPublishedContract(release: RemoteRelease): Promise<void> {
    const [newest] = await publishedReleases(storage, SHELL);
    const { shell } = await currentDocument(storage);
    const isForNewest = newest && fitsShell(release, newest.release);
    checkRequires(release, isForNewest ? newest.release : shell);
    if (!isForNewest) checkContract(release, shell);
  }

  /** Returns the current time, or slightly later when another release has the same timestamp. */
  async function nextPublishTime(name: string): Promise<Date> {
    const [newest] = await publishedReleases(storage, name);
    return new Date(Math.max(Date.now(), (newest?.at.getTime() ?? 0) + 1));
  }

  async function activate(name: string, wanted: string, options: ActivateOptions): Promise<Activated> {
    return (await activateTogether([{ name, version: wanted }], options))[0]!;
  }

  async function activateTogether(wanted: Wanted[], options: ActivateOptions): Promise<Activated[]> {
    if (new Set(wanted.map(({ name }) => name)).size !== wanted.length)
      throw new ReleaseError('Name each release once.');
    const versions = await Promise.all(
      wanted.map(async ({ name, version }) => ({
        name,
        version: version === 'latest' ? await latest(name) : version,
      })),
    );
    return await point('activate', versions, options);
  }

  async function rollback(
    name: string,
    { to, ...options }: ActivateOptions & { to?: string | undefined },
  ): Promise<Activated> {
    const versions = activeVersions((await documentHistory(storage)).toReversed(), name);
    const now = versions.at(-1);
    if (!now) throw new ReleaseError(`${name} is not active, so there is nothing to roll back.`);
    const earlier = versions.slice(0, -1);
    if (to !== undefined && !earlier.includes(to))
      throw new ReleaseError(`${name} ${to} was not active before ${now}. See: portal history ${name}`);
    const target = to ?? earlier.at(-1);
    if (!target) throw new ReleaseError(`${name} has no earlier release than ${now}.`);
    // The target of a rollback depends on the version that it replaces.
    const check = (current: StoredDocument): void => {
      const was = versionOf(current, name);
      if (was !== now)
        throw new ReleaseError(`${name} ${was} was activated meanwhile. See: portal history ${name}`);
    };
    const [activated] = await point('rollback', [{ name, version: target }], { ...options, check });
    return activated!;
  }

  async function startCanary(name: string, { version, ...options }: CanaryOptions): Promise<CanaryChange> {
    if (name === SHELL)
      throw new ReleaseError('The shell has no canary: activate it, and roll back if it fails.');
    const running = canaryOf(await currentDocument(storage), name)?.release.version;
    const wanted = version === 'latest' ? await latest(name) : (version ?? running ?? (await latest(name)));
    const { release, compressed } = await verified({ name, version: wanted });
    const checked = await checkPages([release]);
    const expected = options.expected ?? checked;
    return await serveCanary(storage, { release: active(release), compressed }, { ...options, expected });
  }

  async function promoteCanary(name: string, options: ActivateOptions): Promise<Activated> {
    const { version } = runningCanary(await currentDocument(storage), name).release;
    const check = (current: StoredDocument): void => void runningCanary(current, name, version);
    const [activated] = await point('promote', [{ name, version }], { ...options, check });
    return activated!;
  }

  async function rollbackTogether(options: ActivateOptions): Promise<Activated[]> {
    const history = await documentHistory(storage);
    // Starting or ending a canary activates nothing.
    const activation = history.find(({ change }) => changesOf(change).length > 0);
    const replaced = changesOf(activation?.change).flatMap(({ name, version, was }) =>
      was === null || was === version ? [] : [{ name, version: was }],
    );
    if (replaced.length === 0) throw new ReleaseError('The newest revision replaced no release.');
    return await point('rollback', replaced, { expected: history[0]!.revision, ...options });
  }

  async function point(
    action: ReleaseChange['action'],
    wanted: Wanted[],
    { expected, check, ...origin }: ActivateOptions & { check?: (current: StoredDocument) => void },
  ): Promise<Activated[]> {
    const checkedReleases = await Promise.all(wanted.map(verified));
    const releases = checkedReleases.map(({ release }) => release);
    const compressed = Object.assign(
      {},
      ...checkedReleases.map((each) => each.compressed),
    ) as CompressedHashes;
    // A release that was active or a canary has passed the check.
    const checked = action === 'activate' ? await checkPages(releases) : undefined;
    let changes: Omit<Activated, 'revision'>[] = [];
    const { revision } = await swapDocument(
      storage,
      (current) => {
        changes = wanted.map(({ name, version }) => ({
          name,
          version,
          was: versionOf(current, name) ?? null,
        }));
        const [first, ...also] = changes;
        check?.(current);
        const next = replaceActive(current, releases);
        checkActive(next, releases);
        const { canaries, ended } = keepCanaries(current, next);
        return {
          ...next,
          canaries,
          compressed,
          change: {
            action,
            ...first!,
            ...(also.length > 0 && { also }),
            ...(ended.length > 0 && { ended }),
            ...recorded(origin),
          },
        };
      },
      expected ?? checked,
    );
    return changes.map((change) => ({ ...change, revision }));
  }

  /** Checks a stored release again: its files may have changed since it was published. */
  async function verified({ name, version }: Wanted): Promise<Verified> {
    if (!isVersion(version))
      throw new ReleaseError(
        `"${version}" is not a version. A version has 16 hexadecimal digits. See: portal list`,
      );
    const release = await findPublished(storage, name, version);
    const read = publishedFiles(storage, name, version);
    await checkFiles(read, release);
    const hashes = await checkCompressedCopies(read, release);
    if (name !== SHELL) await checkGrants(storage, release, 'first');
    return { release, compressed: { [`${name}/${version}`]: hashes } };
  }

  /**
   * Runs the boot check.
   * @returns the revision that it was run with; undefined when nothing had to be checked
   */
  async function checkPages(releases: RemoteRelease[]): Promise<number | undefined> {
    if (!checkBoot) return undefined;
    const current = await currentDocument(storage);
    const next = replaceActive(current, releases);
    checkActive(next, releases);
    const isChecked = await checkBootOnce(storage, { current, next, releases }, checkBoot);
    return isChecked ? current.revision : undefined;
  }

  async function latest(name: string): Promise<string> {
    const [newest] = await publishedReleases(storage, name);
    if (!newest)
      throw new ReleaseError(`No release of ${name} is published yet. Use: portal publish ${name}`);
    return newest.release.version;
  }

  return {
    place,
    publish,
    publishFiles,
    activate,
    activateTogether,
    rollback,
    rollbackTogether,
    startCanary,
    promoteCanary,
    abortCanary: async (name, options) => await endCanary(storage, name, options),
    document: () => currentDocument(storage),
  };
}

/** Stores the files with compressed copies. A release is complete or absent. */
async function storeBuild(storage: ReleaseStorage, release: RemoteRelease, read: ReadFile): Promise<void> {
  const contentOf = async (path: string): Promise<Buffer> => {
    const content = await read(path);
    if (!content) throw new ReleaseError(`${release.name} is missing the file ${path}. Publish again.`);
    return content;
  };
  const withCopies = async ({ path }: { path: string }): Promise<NewObject[]> => {
    const content = await contentOf(path);
    if (!isCompressible(path)) return [{ path, content }];
    const copies = Object.entries(await compress(content));
    return [
      { path, content },
      ...copies.map(([ending, copy]) => ({ path: `${path}.${ending}`, content: copy })),
    ];
  };
  // Together, because zlib compresses in several threads.
  const files = (await Promise.all(storedFiles(release).map(withCopies))).flat();
  const last = { path: RELEASE_FILE, content: await contentOf(RELEASE_FILE) };
  await storage.objects.createFolder(releaseFolder(release.name, release.version), files, last);
}
