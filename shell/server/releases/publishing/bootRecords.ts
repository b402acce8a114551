import type { RemoteRelease } from '@cpa/shared/contracts';
import type { ReleaseStorage } from '../../storage/releaseStorage.ts';
import type { Releases } from '../serving/releaseSource.ts';
import { type ActiveReleases, SHELL, versionOf } from '../records/storedDocument.ts';
import { storePaths } from '../records/storePaths.ts';

/**
 * Opens the pages of the changed remotes as they would be served.
 * @throws ReleaseError when one of them fails
 */
export type CheckBoot = (releases: Releases, changed: string[]) => Promise<void>;

/**
 * Runs the boot check for the releases that are not active and have not passed it with the same shell; for another
 * shell, also for the remotes that stay active. Without a shell there is no site, so there is nothing to check.
 * @returns false when nothing had to be checked
 */
export async function checkBootOnce(
  { objects }: ReleaseStorage,
  { current, next, releases }: { current: ActiveReleases; next: ActiveReleases; releases: RemoteRelease[] },
  checkBoot: CheckBoot,
): Promise<boolean> {
  const { shell, remotes } = next;
  if (!shell) return false;
  const isShellNew = versionOf(current, SHELL) !== shell.version;
  const changed = releases.filter(({ name, version }) => versionOf(current, name) !== version);
  const served = isShellNew ? [shell, ...remotes] : changed;
  const due: string[] = [];
  for (const { name, version } of served) {
    if (!(await objects.find(recordOf({ name, version, shell })))) due.push(name);
  }
  if (due.length === 0) return false;
  // A new shell is checked with every remote.
  await checkBoot({ shell, document: { revision: 0, remotes } }, due.includes(SHELL) ? [SHELL] : due);
  for (const { name, version } of served) await objects.replace(recordOf({ name, version, shell }), '');
  return true;
}

const recordOf = ({
  name,
  version,
  shell,
}: {
  name: string;
  version: string;
  shell: RemoteRelease;
}): string => `${storePaths.checks}/${name}.${version}.${shell.version}`;
