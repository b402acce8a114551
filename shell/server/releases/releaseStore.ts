import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ActiveRemote, ReleaseDocument, RemoteRelease } from '@cpa/shared/contracts';
import { checkContract, checkFiles, readRelease, storedFiles } from './checkRelease.ts';
import { compress, isCompressible } from './compress.ts';
import { ReleaseError } from './releaseError.ts';
import { currentDocument, documentHistory, swapDocument } from './releasePointer.ts';
import { storePaths } from './storePaths.ts';

export type Published = { release: RemoteRelease; isNew: boolean };
export type Activated = { name: string; version: string; was: string | null; revision: number };
export type ListedRelease = {
  name: string;
  version: string;
  contract: string;
  published_at: string;
  is_active: boolean;
};

export type ReleaseStore = {
  /** Copies a build into the store, where it is immutable. Publishing the same build again changes nothing. */
  publish: (dir: string, name: string) => Promise<Published>;
  /** Makes new pages load this release. With `expected`, only when the document still has that revision. */
  activate: (name: string, version: string, expected?: number) => Promise<Activated>;
  /** Activates the previously active release. */
  rollback: (name: string, expected?: number) => Promise<Activated>;
  list: () => Promise<ListedRelease[]>;
  document: () => Promise<ReleaseDocument>;
};

/** Opens the release store in `$PORTAL_HOME/releases`. */
export function releaseStore(portalHome: string): ReleaseStore {
  const paths = storePaths(portalHome);
  const folderOf = (name: string, version: string) => join(paths.remotes, name, version);

  async function publish(dir: string, name: string): Promise<Published> {
    const release = await readRelease(dir, name);
    if (release.name !== name)
      throw new ReleaseError(`${dir} contains a release of ${release.name}, not of ${name}.`);
    await checkFiles(dir, release);
    checkContract(release);
    const folder = folderOf(name, release.version);
    const isNew = !(await exists(join(folder, 'release.json')));
    if (isNew) await storeBuild(dir, release, folder);
    // The only mutable file of a release: when it was last published.
    await utimes(join(folder, 'release.json'), new Date(), await nextPublishTime(name));
    return { release, isNew };
  }

  /** Returns the current time, or slightly later when another release has the same timestamp. */
  async function nextPublishTime(name: string): Promise<Date> {
    const [newest] = await published(name);
    return new Date(Math.max(Date.now(), (newest?.at.getTime() ?? 0) + 1));
  }

  async function activate(name: string, wanted: string, expected?: number): Promise<Activated> {
    const version = wanted === 'latest' ? await latest(name) : wanted;
    if (!/^[0-9a-f]{16}$/.test(version))
      throw new ReleaseError(
        `"${version}" is not a version. A version has 16 hexadecimal digits. See: portal list`,
      );
    const folder = folderOf(name, version);
    if (!(await exists(join(folder, 'release.json')))) {
      throw new ReleaseError(`${name} ${version} is not published. See: portal list`);
    }
    const release = await readRelease(folder, name);
    await checkFiles(folder, release);
    checkContract(release);
    let was: string | null = null;
    const { revision } = await swapDocument(
      paths,
      async ({ remotes }) => {
        was = remotes.find((remote) => remote.name === name)?.version ?? null;
        return [...remotes.filter((remote) => remote.name !== name), active(release)].sort((a, b) =>
          a.name.localeCompare(b.name),
        );
      },
      expected,
    );
    return { name, version, was, revision };
  }

  async function rollback(name: string, expected?: number): Promise<Activated> {
    const versions = (await documentHistory(paths)).map(
      ({ remotes }) => remotes.find((remote) => remote.name === name)?.version,
    );
    const [now] = versions;
    if (!now) throw new ReleaseError(`${name} is not active, so there is nothing to roll back.`);
    const before = versions.find((version) => version !== undefined && version !== now);
    if (!before) throw new ReleaseError(`${name} has no earlier release than ${now}.`);
    return activate(name, before, expected);
  }

  async function list(): Promise<ListedRelease[]> {
    const { remotes } = await currentDocument(paths);
    const names = (await readdir(paths.remotes).catch(() => [])).toSorted((a, b) => a.localeCompare(b));
    const releases = await Promise.all(names.map((name) => published(name)));
    return releases.flat().map(({ at, release: { name, version, contract } }) => ({
      name,
      version,
      contract,
      published_at: at.toISOString(),
      is_active: remotes.some((remote) => remote.name === name && remote.version === version),
    }));
  }

  /** Lists the releases of a remote, last published first. */
  async function published(name: string): Promise<{ at: Date; release: RemoteRelease }[]> {
    const versions = (await readdir(join(paths.remotes, name)).catch(() => [])).filter((entry) =>
      /^[0-9a-f]{16}$/.test(entry),
    );
    const found = await Promise.all(
      versions.map(async (version) => {
        const folder = folderOf(name, version);
        return {
          at: (await stat(join(folder, 'release.json'))).mtime,
          release: await readRelease(folder, name),
        };
      }),
    );
    return found.sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  async function latest(name: string): Promise<string> {
    const [newest] = await published(name);
    if (!newest)
      throw new ReleaseError(`No release of ${name} is published yet. Use: portal publish ${name}`);
    return newest.release.version;
  }

  return { publish, activate, rollback, list, document: () => currentDocument(paths) };
}

function active({ manifest, ...release }: RemoteRelease): ActiveRemote {
  if (!manifest)
    throw new ReleaseError(`${release.name} ${release.version} has no manifest. Build it again.`);
  const place = `${release.name}/${release.version}/`;
  return { ...release, manifest, base_url: `/remotes/${place}`, mirror_urls: [`/remotes-mirror/${place}`] };
}

/** Copies next to the target and renames, so that a release is complete or absent. */
async function storeBuild(dir: string, release: RemoteRelease, folder: string): Promise<void> {
  const draft = `${folder}.${randomUUID()}`;
  try {
    for (const { path } of storedFiles(release)) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await copyFile(join(dir, path), join(draft, path));
      if (!isCompressible(path)) continue;
      const { br, gz } = await compress(await readFile(join(dir, path)));
      await Promise.all([writeFile(join(draft, `${path}.br`), br), writeFile(join(draft, `${path}.gz`), gz)]);
    }
    await copyFile(join(dir, 'release.json'), join(draft, 'release.json'));
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(join(folder, 'release.json')))) throw error;
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
