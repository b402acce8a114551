import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { readRelease } from './checkRelease.ts';
import type { StorePaths } from './storePaths.ts';

export type PublishedRelease = { at: Date; release: RemoteRelease };

/** A version is the first 16 hexadecimal digits of a hash. */
export const isVersion = (text: string): boolean => /^[0-9a-f]{16}$/.test(text);

export function releaseFolder(paths: StorePaths, name: string, version: string): string {
  return join(paths.remotes, name, version);
}

export async function isPublished(paths: StorePaths, name: string, version: string): Promise<boolean> {
  return stat(join(releaseFolder(paths, name, version), 'release.json')).then(
    () => true,
    () => false,
  );
}

/** Lists the releases of a remote, last published first. Damaged ones are left out; `portal doctor` reports them. */
export async function publishedReleases(paths: StorePaths, name: string): Promise<PublishedRelease[]> {
  const versions = (await readdir(join(paths.remotes, name)).catch(() => [])).filter(isVersion);
  const found = await Promise.all(
    versions.map(async (version) => {
      const folder = releaseFolder(paths, name, version);
      const release = await readRelease(folder, name).catch(() => undefined);
      return release && { at: (await stat(join(folder, 'release.json'))).mtime, release };
    }),
  );
  return found.filter((each) => each !== undefined).sort((a, b) => b.at.getTime() - a.at.getTime());
}

/** Names of the remotes that have a published release, in alphabetical order. */
export async function publishedRemotes(paths: StorePaths): Promise<string[]> {
  return (await readdir(paths.remotes).catch(() => [])).toSorted((a, b) => a.localeCompare(b));
}
