import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { checkActive, replaceActive } from '../checks/composition.ts';
import type { ActivateOptions } from '../records/origin.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { currentDocument, documentHistory } from '../records/releasePointer.ts';
import { activeVersions } from '../records/rollback.rules.ts';
import { changesOf, type StoredDocument, versionOf } from '../records/storedDocument.ts';
import {
  type Activated,
  checkNewAttested,
  latestVersion,
  pointReleases,
  verifyStored,
  type Wanted,
} from './pointReleases.ts';
import type { StoreContext } from './publishRelease.ts';

/** Activates releases in one revision. */
export async function activateReleases(
  context: StoreContext,
  wanted: Wanted[],
  options: ActivateOptions,
): Promise<Activated[]> {
  return await pointReleases(context, 'activate', await versionsOf(context.storage, wanted), options);
}

/** Checks releases as their activation will, except their pages, and activates nothing. @returns their versions */
export async function checkActivation(place: StorePlace, wanted: Wanted[]): Promise<Wanted[]> {
  const storage = storageOf(place);
  const versions = await versionsOf(storage, wanted);
  const verified = await Promise.all(versions.map(async (each) => await verifyStored(storage, each)));
  const releases = verified.map(({ release }) => release);
  await checkNewAttested(storage, releases);
  checkActive(replaceActive(await currentDocument(storage), releases), releases);
  return versions;
}

const versionsOf = async (storage: ReleaseStorage, wanted: readonly Wanted[]): Promise<Wanted[]> =>
  await Promise.all(
    wanted.map(async ({ name, version }) => ({
      name,
      version: version === 'latest' ? await latestVersion(storage, name) : version,
    })),
  );

/** Activates the release that was active before this one, or `to`. */
export async function rollBack(
  context: StoreContext,
  name: string,
  { to, ...options }: ActivateOptions & { to?: string | undefined },
): Promise<Activated> {
  const versions = activeVersions((await documentHistory(context.storage)).toReversed(), name);
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
  const wanted = [{ name, version: target }];
  const [activated] = await pointReleases(context, 'rollback', wanted, { ...options, check });
  return activated!;
}

/** Activates the releases that the newest activation replaced, in one revision. */
export async function rollBackTogether(
  context: StoreContext,
  options: ActivateOptions,
): Promise<Activated[]> {
  const history = await documentHistory(context.storage);
  // Starting or ending a canary activates nothing.
  const activation = history.find(({ change }) => changesOf(change).length > 0);
  const replaced = changesOf(activation?.change).flatMap(({ name, version, was }) =>
    was === null || was === version ? [] : [{ name, version: was }],
  );
  if (replaced.length === 0) throw new ReleaseError('The newest revision replaced no release.');
  return await pointReleases(context, 'rollback', replaced, { expected: history[0]!.revision, ...options });
}
