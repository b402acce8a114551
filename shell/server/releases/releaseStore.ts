import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ActiveRemote, ReleaseDocument, RemoteRelease } from '@cpa/shared/contracts';
import {
  checkCompressedCopies,
  checkContract,
  checkFiles,
  checkOwnership,
  readRelease,
  storedFiles,
} from './checkRelease.ts';
import { compress, isCompressible } from './compress.ts';
import { renameDurably, syncFolder, writeDurably } from './durableFiles.ts';
import { isPublished, isVersion, publishedReleases, releaseFolder } from './publishedReleases.ts';
import { ReleaseError } from './releaseError.ts';
import { currentDocument, documentHistory, swapDocument } from './releasePointer.ts';
import { activeVersions } from './rollback.rules.ts';
import type { ReleaseChange } from './storedDocument.ts';
import { storePaths } from './storePaths.ts';

export type Published = { release: RemoteRelease; isNew: boolean };
export type Activated = { name: string; version: string; was: string | null; revision: number };

/** Who activates a release and why, for the history of the store. */
export type Origin = { by: string; reason?: string | undefined; commit?: string | undefined };

/** With `expected`, an activation is rejected unless the release document has that revision. */
export type ActivateOptions = Origin & { expected?: number | undefined };

export type ReleaseStore = {
  /** Folder of the store. */
  dir: string;
  /** Copies a build into the store, where it is immutable. Publishing the same build again changes nothing. */
  publish: (dir: string, name: string) => Promise<Published>;
  /** Makes new pages load this release. */
  activate: (name: string, version: string, options: ActivateOptions) => Promise<Activated>;
  /**
   * Activates the release that was active before this one, or `to`. A rollback after a rollback goes further back.
   */
  rollback: (name: string, options: ActivateOptions & { to?: string | undefined }) => Promise<Activated>;
  document: () => Promise<ReleaseDocument>;
};

/** Opens the release store in `$PORTAL_HOME/releases`. */
export const releaseStore = (portalHome: string): ReleaseStore =>
  openReleaseStore(join(portalHome, 'releases'));

/** Opens the release store in a folder. */
export function openReleaseStore(storeDir: string): ReleaseStore {
  const paths = storePaths(storeDir);

  async function publish(dir: string, name: string): Promise<Published> {
    const release = await readRelease(dir, name);
    if (release.name !== name)
      throw new ReleaseError(`${dir} contains a release of ${release.name}, not of ${name}.`);
    await checkFiles(dir, release);
    checkContract(release);
    checkOwnership(active(release), (await currentDocument(paths)).remotes);
    const folder = releaseFolder(paths, name, release.version);
    const isNew = !(await isPublished(paths, name, release.version));
    if (isNew) await storeBuild(dir, release, folder);
    // The only mutable file of a release: when it was last published.
    await utimes(join(folder, 'release.json'), new Date(), await nextPublishTime(name));
    return { release, isNew };
  }

  /** Returns the current time, or slightly later when another release has the same timestamp. */
  async function nextPublishTime(name: string): Promise<Date> {
    const [newest] = await publishedReleases(paths, name);
    return new Date(Math.max(Date.now(), (newest?.at.getTime() ?? 0) + 1));
  }

  async function activate(name: string, wanted: string, options: ActivateOptions): Promise<Activated> {
    const version = wanted === 'latest' ? await latest(name) : wanted;
    return await point('activate', name, version, options);
  }

  async function rollback(
    name: string,
    { to, ...options }: ActivateOptions & { to?: string | undefined },
  ): Promise<Activated> {
    const versions = activeVersions((await documentHistory(paths)).toReversed(), name);
    const now = versions.at(-1);
    if (!now) throw new ReleaseError(`${name} is not active, so there is nothing to roll back.`);
    const earlier = versions.slice(0, -1);
    if (to !== undefined && !earlier.includes(to))
      throw new ReleaseError(`${name} ${to} was not active before ${now}. See: portal history ${name}`);
    const target = to ?? earlier.at(-1);
    if (!target) throw new ReleaseError(`${name} has no earlier release than ${now}.`);
    return await point('rollback', name, target, { ...options, from: now });
  }

  /** Checks the stored release again, because the store, the shell or the other remotes may have changed. */
  async function point(
    action: ReleaseChange['action'],
    name: string,
    version: string,
    { expected, by, reason, commit, from }: ActivateOptions & { from?: string },
  ): Promise<Activated> {
    if (!isVersion(version))
      throw new ReleaseError(
        `"${version}" is not a version. A version has 16 hexadecimal digits. See: portal list`,
      );
    if (!(await isPublished(paths, name, version)))
      throw new ReleaseError(`${name} ${version} is not published. See: portal list`);
    const folder = releaseFolder(paths, name, version);
    const release = await readRelease(folder, name);
    await checkFiles(folder, release);
    await checkCompressedCopies(folder, release);
    checkContract(release);
    const remote = active(release);
    let was: string | null = null;
    const { revision } = await swapDocument(
      paths,
      ({ remotes }) => {
        checkOwnership(remote, remotes);
        was = remotes.find((other) => other.name === name)?.version ?? null;
        // The target of a rollback depends on the version that it replaces.
        if (from !== undefined && was !== from)
          throw new ReleaseError(`${name} ${was} was activated meanwhile. See: portal history ${name}`);
        const others = remotes.filter((other) => other.name !== name);
        return {
          remotes: [...others, remote].sort((a, b) => a.name.localeCompare(b.name)),
          change: {
            action,
            name,
            version,
            was,
            by,
            reason: reason ?? null,
            commit: commit ?? null,
            at: new Date().toISOString(),
          },
        };
      },
      expected,
    );
    return { name, version, was, revision };
  }

  async function latest(name: string): Promise<string> {
    const [newest] = await publishedReleases(paths, name);
    if (!newest)
      throw new ReleaseError(`No release of ${name} is published yet. Use: portal publish ${name}`);
    return newest.release.version;
  }

  return { dir: paths.dir, publish, activate, rollback, document: () => currentDocument(paths) };
}

function active({ manifest, ...release }: RemoteRelease): ActiveRemote {
  if (!manifest)
    throw new ReleaseError(`${release.name} ${release.version} has no manifest. Build it again.`);
  const place = `${release.name}/${release.version}/`;
  return { ...release, manifest, base_url: `/remotes/${place}`, mirror_urls: [`/remotes-mirror/${place}`] };
}

/** Writes a draft next to the target and renames it, so that a release is complete or absent. */
async function storeBuild(dir: string, release: RemoteRelease, folder: string): Promise<void> {
  const draft = `${folder}.${randomUUID()}`;
  const folders = new Set([draft]);
  const write = async (path: string, content: Buffer): Promise<void> => {
    const file = join(draft, path);
    folders.add(dirname(file));
    await mkdir(dirname(file), { recursive: true });
    await writeDurably(file, content);
  };
  try {
    for (const { path } of storedFiles(release)) {
      const content = await readFile(join(dir, path));
      await write(path, content);
      if (!isCompressible(path)) continue;
      const { br, gz } = await compress(content);
      await Promise.all([write(`${path}.br`, br), write(`${path}.gz`, gz)]);
    }
    await write('release.json', await readFile(join(dir, 'release.json')));
    for (const each of folders) await syncFolder(each);
    await renameDurably(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await readRelease(folder, release.name).catch(() => null))) throw error;
  }
}
