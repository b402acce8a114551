import type { ReleaseStorage } from '../../platform/storage/releaseStorage.ts';
import { ReleaseError } from './releaseError.ts';
import { storePaths } from './storePaths.ts';

type Version = { name: string; version: string };

/** Marks a release whose first boot check begins. The mark stays when the process ends before the check does. */
export async function markPending({ objects }: ReleaseStorage, release: Version): Promise<void> {
  await objects.replace(markOf(release), '');
}

export async function unmarkPending(storage: ReleaseStorage, release: Version): Promise<void> {
  if (await isPending(storage, release)) await storage.objects.remove(markOf(release));
}

export async function isPending({ objects }: ReleaseStorage, release: Version): Promise<boolean> {
  return (await objects.find(markOf(release))) !== undefined;
}

/** @throws ReleaseError when the boot check of one of the releases runs or was interrupted */
export async function refusePending(storage: ReleaseStorage, releases: readonly Version[]): Promise<void> {
  for (const { name, version } of releases)
    if (await isPending(storage, { name, version }))
      throw new ReleaseError(
        `The boot check of ${name} ${version} has not ended. Wait for it; if it was interrupted, run: portal publish ${name}`,
      );
}

const markOf = ({ name, version }: Version): string => `${storePaths.checks}/${name}.${version}.pending`;
