import { CliError } from '@cpa/shared/server';
import type { RemoteRelease } from '@cpa/shared/contracts';
import {
  activateIn,
  attest,
  type Attestation,
  collectGarbage,
  diagnoseStore,
  diffReleases,
  type EndedPreviews,
  type Envelope,
  type Environment,
  type EnvironmentChange,
  listEnvironments,
  listAttestations,
  listReleases,
  type ListedRelease,
  type Origin,
  type PublishOptions,
  type RecordedChange,
  type ReleaseDiff,
  releaseStatus,
  type ReleaseStatus,
  repairStore,
  type Report,
  releaseHistory,
  type ReleaseStore,
  type StorePlace,
  unpublish,
  type Wanted,
} from '../../shell/server/releases/index.ts';
import type { BootCheck } from '../../shell/server/releases/boot/createBootCheck.ts';
import { diagnoseCanaries } from '../../shell/server/releases/canary/diagnoseCanaries.ts';

/** A published version, or a build whose files are at another URL. */
export type PreviewOf = {
  days: number;
  branch?: string | undefined;
  /** Further releases that the link shows with it. */
  others?: { name: string; version: string }[];
} & ({ version: string } | { release: RemoteRelease; base_url: string });

export type CreatedPreview = { url: string; version: string; expires_at: string };

/** The release commands that work on a store and over HTTP. */
export type ReleaseCalls = Pick<
  ReleaseStore,
  | 'activateTogether'
  | 'rollback'
  | 'rollbackTogether'
  | 'startCanary'
  | 'promoteCanary'
  | 'abortCanary'
  | 'promote'
> & {
  /** The site writes the origin into its log. */
  publish: (
    dir: string,
    name: string,
    granting?: Parameters<ReleaseStore['publish']>[2],
    options?: Origin & PublishOptions,
  ) => ReturnType<ReleaseStore['publish']>;
  /** Starts browser and API for the boot check of a release; absent without a site. */
  prepare?: (name: string, origin?: Origin) => Promise<void>;
  list: () => Promise<ListedRelease[]>;
  history: (name?: string) => Promise<RecordedChange[]>;
  diff: (name: string, versions: [before: string, after: string]) => Promise<ReleaseDiff>;
  status: () => Promise<ReleaseStatus[]>;
  /** Deletes a release that was not active within `days`. */
  unpublish: (name: string, options: Origin & { version: string; days: number }) => Promise<void>;
  /** Deletes releases that were neither published nor active within `days`; over HTTP, those of the team's remotes. */
  collectGarbage: (options: Origin & { days: number }) => Promise<{ name: string; version: string }[]>;
  /** Checks the store; over HTTP, the releases of the team. */
  diagnose: (options: Origin & { isRepairing: boolean }) => Promise<Report[]>;
  environments: () => Promise<Environment[]>;
  /** Shows published versions in an environment; the version `live` removes one. */
  activateIn: (environment: string, wanted: Wanted[], options: EnvironmentChange) => Promise<Environment>;
  /** Creates a link that shows an environment; absent without a site. */
  linkEnvironment?: (environment: string, days: number) => Promise<{ url: string; expires_at: string }>;
  /** Creates the link of a preview; absent without a site. */
  createPreview?: (name: string, preview: PreviewOf, origin?: Origin) => Promise<CreatedPreview>;
  /** Deletes the previews of a branch; absent without a site. */
  endPreviews?: (name: string, branch: string, origin?: Origin) => Promise<EndedPreviews>;
  /** Opens the check that shows pages of given releases in a browser; absent over HTTP. */
  openBootCheck?: OpenBootCheck;
  /** Records that a release was rebuilt. */
  attest: (name: string, options: Origin & { version: string; envelope: Envelope }) => Promise<Attestation>;
  /** Lists who has rebuilt a release. */
  attestations: (name: string, version: string) => Promise<Attestation[]>;
  /** Folder or storage of the store; absent over HTTP. */
  place?: StorePlace;
};

/** @param reads - API of its pages: that of the boot check, with demo data, or that of the site. */
export type OpenBootCheck = (reads: 'demo' | 'live') => Promise<BootCheck>;

/** @throws CliError when the commands are sent to a site */
export function placeOf({ place }: ReleaseCalls): StorePlace {
  if (place === undefined)
    throw new CliError('This command works on the server of the release store only. Unset PORTAL_URL there.');
  return place;
}

/** Release commands on a store. */
export function localCalls(store: ReleaseStore, openBootCheck?: OpenBootCheck): ReleaseCalls {
  return {
    ...store,
    ...(openBootCheck && { openBootCheck }),
    list: async () => await listReleases(store.place),
    history: async (name) => await releaseHistory(store.place, name),
    diff: async (name, versions) => await diffReleases(store.place, name, versions),
    status: async () => await releaseStatus(store.place),
    environments: async () => await listEnvironments(store.place),
    activateIn: async (environment, wanted, options) =>
      await activateIn(store.place, environment, wanted, options),
    attest: async (name, { version, envelope, by }) =>
      await attest(store.place, { name, version, envelope, by }),
    attestations: async (name, version) => await listAttestations(store.place, name, version),
    unpublish: async (name, { version, days }) => await unpublish(store.place, name, version, days),
    collectGarbage: async ({ days }) => await collectGarbage(store.place, days),
    async diagnose({ isRepairing }) {
      const { place } = store;
      const findings = [...(await diagnoseStore(place)), ...(await diagnoseCanaries(place))];
      return await repairStore(findings, isRepairing);
    },
  };
}
