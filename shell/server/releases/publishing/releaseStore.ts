import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { promoteEnvironment, type PromoteOptions } from './promoteEnvironment.ts';
import { filesIn, type ReadFile, readRelease } from '../checks/checkRelease.ts';
import type { ActivateOptions } from '../records/origin.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { currentDocument } from '../records/releasePointer.ts';
import type { StoredDocument } from '../records/storedDocument.ts';
import type { Granting } from '../teams/grants.ts';
import { activateReleases, rollBack, rollBackTogether } from './activateReleases.ts';
import type { CheckBoot } from './bootRecords.ts';
import { type AbortOptions, type CanaryChange, type CanaryOptions, endCanary } from './canaries.ts';
import type { Activated, Wanted } from './pointReleases.ts';
import { type Published, type PublishOptions, publishRelease } from './publishRelease.ts';
import { promoteCanary, startCanary } from './startCanary.ts';

export type ReleaseStore = {
  /** Folder or storage of the store. */
  place: StorePlace;
  /** Copies a build into the store, where it is immutable. Publishing the same build again changes nothing. */
  publish: (dir: string, name: string, granting?: Granting, options?: PublishOptions) => Promise<Published>;
  /** Publishes a release whose files are not in a folder. */
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
  /** Activates the release that was active before this one, or `to`. A rollback after a rollback goes further back. */
  rollback: (name: string, options: ActivateOptions & { to?: string | undefined }) => Promise<Activated>;
  /** Activates the releases that the newest activation replaced, at once. */
  rollbackTogether: (options: ActivateOptions) => Promise<Activated[]>;
  /** Serves a release to a part of the visitors, or changes the percentage of the running canary. */
  startCanary: (name: string, options: CanaryOptions) => Promise<CanaryChange>;
  /** Activates the release of the running canary. */
  promoteCanary: (name: string, options: ActivateOptions) => Promise<Activated>;
  /** Ends the running canary, so that every visitor gets the active release. */
  abortCanary: (name: string, options: AbortOptions) => Promise<CanaryChange>;
  /** Activates the releases of a named environment, such as `staging`. */
  promote: (environment: string, options: PromoteOptions) => Promise<Activated[]>;
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
  const context = { storage, checkBoot };
  return {
    place,
    async publish(dir, name, granting = 'first', options) {
      const release = await readRelease(dir, name);
      if (release.name !== name)
        throw new ReleaseError(`${dir} contains a release of ${release.name}, not of ${name}.`);
      return await publishRelease(context, { release, read: filesIn(dir) }, granting, options);
    },
    publishFiles: async (release, read, granting, options) =>
      await publishRelease(context, { release, read }, granting, options),
    activate: async (name, version, options) =>
      (await activateReleases(context, [{ name, version }], options))[0]!,
    activateTogether: async (wanted, options) => await activateReleases(context, wanted, options),
    rollback: async (name, options) => await rollBack(context, name, options),
    rollbackTogether: async (options) => await rollBackTogether(context, options),
    startCanary: async (name, options) => await startCanary(context, name, options),
    promoteCanary: async (name, options) => await promoteCanary(context, name, options),
    abortCanary: async (name, options) => await endCanary(storage, name, options),
    promote: async (environment, options) => await promoteEnvironment(context, environment, options),
    document: () => currentDocument(storage),
  };
}
