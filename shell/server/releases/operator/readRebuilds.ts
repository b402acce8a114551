import type { DifferingRelease, Rebuilds } from '../../../src/operator/model/releaseOverview.ts';
import { type ReleaseStorage } from '../../platform/storage/releaseStorage.ts';
import {
  type Attestation,
  attestedVersions,
  listAttestations,
  requiredAttestations,
} from '../attestations/attestations.ts';

/** Rebuilds of the releases of a remote by their versions, and how many an activation needs. */
export type RemoteRebuilds = { name: string; required: number; made: Map<string, Attestation[]> };

/** Reads the rebuilds of all stored releases of a remote. */
export async function readRebuilds(storage: ReleaseStorage, name: string): Promise<RemoteRebuilds> {
  const versions = await attestedVersions(storage, name);
  const made = await Promise.all(
    // A release may be deleted meanwhile.
    versions.map(async (version) => await listAttestations(storage, name, version).catch(() => [])),
  );
  return {
    name,
    // A damaged setting is reported by the next activation.
    required: await requiredAttestations(storage, name).catch(() => 0),
    made: new Map(versions.map((version, index) => [version, made[index]!])),
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
