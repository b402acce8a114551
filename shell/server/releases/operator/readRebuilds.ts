import type { DifferingRelease, Rebuilds } from '../../../src/operator/model/releaseOverview.ts';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { documentHistory } from '../records/releasePointer.ts';
import {
  type Attestation,
  attestedVersions,
  listAttestations,
  requiredAttestations,
} from '../attestations/attestations.ts';

/** Rebuilds of the releases of a remote by their versions, and how many an activation needs. */
export type RemoteRebuilds = { name: string; required: number; made: Map<string, Attestation[]> };

/** Milliseconds after which earlier revisions and rebuilds of releases that are not served are read again: there may be hundreds. */
const KEPT_MS = 60_000;

/** Reads the rebuilds of all stored releases of a remote; those of served releases each time. */
export type ReadRebuilds = (name: string, served: readonly RemoteRelease[]) => Promise<RemoteRebuilds>;

export function createRebuildReader(place: StorePlace, now = Date.now): ReadRebuilds {
  const storage = storageOf(place);
  const known = new Map<string, Map<string, { at: number; made: Promise<Attestation[]> }>>();
  let past: { at: number; releases: Promise<RemoteRelease[]> } | undefined;
  const readPast = async () => (await documentHistory(storage)).flatMap(({ remotes }) => remotes);
  return async (name, served) => {
    const before = known.get(name);
    const isServed = (version: string): boolean =>
      served.some((each) => each.name === name && each.version === version);
    const read = (version: string): [string, { at: number; made: Promise<Attestation[]> }] => {
      const kept = before?.get(version);
      if (kept && now() - kept.at < KEPT_MS && !isServed(version)) return [version, kept];
      // A release may be deleted in the meantime.
      return [version, { at: now(), made: listAttestations(storage, name, version).catch(() => []) }];
    };
    if (!past || now() - past.at >= KEPT_MS) past = { at: now(), releases: readPast().catch(() => []) };
    const declared = [...served, ...(await past.releases)];
    const found = new Map((await attestedVersions(storage, name)).map(read));
    known.set(name, found);
    const made = [...found].map(async ([version, each]) => [version, await each.made] as const);
    return {
      name,
      // A damaged setting is reported by the next activation.
      required: await requiredAttestations(storage, name, declared).catch(() => 0),
      made: new Map(await Promise.all(made)),
    };
  };
}

/** Describes the rebuilds of one version. */
export const rebuildsOf = ({ required, made }: RemoteRebuilds, version: string): Rebuilds => ({
  required,
  made: (made.get(version) ?? []).map(({ by, at, commit, differs }) => ({
    by,
    at,
    commit,
    is_same: differs === undefined,
  })),
});

/** Lists the releases whose rebuild differs, the last rebuild first. */
export const differingReleases = (rebuilds: readonly RemoteRebuilds[]): DifferingRelease[] =>
  rebuilds
    .flatMap(({ made }) => [...made.values()].flat())
    .flatMap(({ name, version, by, at, commit, differs }) =>
      differs ? [{ name, version, by, at, commit, ...differs }] : [],
    )
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
