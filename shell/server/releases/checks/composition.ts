import { type ActiveRemote, compareKeys, completeManifest, type RemoteRelease } from '@cpa/shared/contracts';
import { checkOwnership } from './checkRelease.ts';
import { checkContract } from './shellContract.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { type ActiveReleases, SHELL } from '../records/storedDocument.ts';

/** Returns the releases that are served after an activation. */
export function replaceActive(current: ActiveReleases, releases: RemoteRelease[]): ActiveReleases {
  const names = new Set(releases.map(({ name }) => name));
  const others = current.remotes.filter(({ name }) => !names.has(name));
  const shell = releases.find(({ name }) => name === SHELL);
  const remotes = [...others, ...releases.filter(({ name }) => name !== SHELL).map(active)];
  return {
    // Only shells that are published later are compared with what a shell offers.
    shell: shell ? { ...shell, offers: undefined } : current.shell,
    remotes: remotes.sort((a, b) => compareKeys(a.name, b.name)),
  };
}

/** Rejects two releases of one remote. */
export function checkNamedOnce(releases: readonly { name: string }[]): void {
  if (new Set(releases.map(({ name }) => name)).size !== releases.length)
    throw new ReleaseError('Name each release once.');
}

/** Rejects releases that do not fit together: a remote must fit the shell, and names must have one owner. */
export function checkActive({ shell, remotes }: ActiveReleases, changed: RemoteRelease[]): void {
  const isChanged = ({ name }: { name: string }): boolean => changed.some((release) => release.name === name);
  for (const remote of remotes) {
    if (isChanged(remote) || isChanged({ name: SHELL })) checkContract(remote, shell);
    if (isChanged(remote)) checkOwnership(remote, remotes);
  }
}

/** Adds the URLs of a published release. */
export function active({ manifest, ...release }: RemoteRelease): ActiveRemote {
  if (!manifest)
    throw new ReleaseError(`${release.name} ${release.version} has no manifest. Build it again.`);
  const place = `${release.name}/${release.version}/`;
  return {
    ...release,
    manifest: completeManifest(manifest),
    base_url: `/remotes/${place}`,
    mirror_urls: [`/remotes-mirror/${place}`],
  };
}
