import type { RemoteRelease } from '@cpa/shared/contracts';
import type { RevisionDiff } from '../../../src/operator/model/releaseOverview.ts';
import { bytesOf, changedFields } from '../records/compareReleases.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { openRevisions } from '../records/releasePointer.ts';
import { type StoredDocument } from '../records/storedDocument.ts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';

type RemoteDiff = RevisionDiff['remotes'][number];

/**
 * Compares the releases of two revisions. The release of a canary counts as the one of its remote.
 * @throws ReleaseError when a revision does not exist or cannot be read
 */
export async function diffRevisions(place: StorePlace, before: number, after: number): Promise<RevisionDiff> {
  const { read } = await openRevisions(storageOf(place));
  const [old, fresh] = (await Promise.all(
    [before, after].map(async (wanted) => {
      const document = await read(wanted);
      if (!document) throw new ReleaseError(`Revision ${wanted} does not exist or is damaged.`);
      return releasesOf(document);
    }),
  )) as [Map<string, RemoteRelease>, Map<string, RemoteRelease>];
  const names = [...new Set([...old.keys(), ...fresh.keys()])];
  return {
    before,
    after,
    remotes: names
      .filter((name) => old.get(name)?.version !== fresh.get(name)?.version)
      .map((name) => diffRelease(name, old.get(name), fresh.get(name))),
  };
}

function releasesOf({ shell, remotes, canaries = [] }: StoredDocument): Map<string, RemoteRelease> {
  const releases = [...(shell ? [shell] : []), ...remotes, ...canaries.map(({ release }) => release)];
  return new Map(releases.map((release) => [release.name, release]));
}

/** Compares files by their names without hashes, so that a changed file is one line. */
export function diffRelease(name: string, before?: RemoteRelease, after?: RemoteRelease): RemoteDiff {
  const [old, fresh] = [filesOf(before), filesOf(after)];
  const paths = [...new Set([...old.keys(), ...fresh.keys()])].toSorted();
  const isChanged = (path: string): boolean => old.get(path)?.integrity !== fresh.get(path)?.integrity;
  const files = paths
    .filter(isChanged)
    .map((path) => ({ path, before: old.get(path)?.bytes ?? null, after: fresh.get(path)?.bytes ?? null }));
  return {
    name,
    versions: [before?.version ?? null, after?.version ?? null],
    files: files.toSorted((a, b) => grown(b) - grown(a)),
    unchanged_files: paths.length - files.length,
    bytes: [bytesOf(before), bytesOf(after)],
    contract: [before?.contract ?? null, after?.contract ?? null],
    manifest: changedFields(before, after),
  };
}

type ChangedFile = RemoteDiff['files'][number];
const grown = ({ before, after }: ChangedFile): number => Math.abs((after ?? 0) - (before ?? 0));

function filesOf(release?: RemoteRelease): Map<string, { integrity: string; bytes: number }> {
  const files = new Map<string, { integrity: string; bytes: number }>();
  for (const { path, integrity, bytes } of release?.files ?? []) {
    const name = path.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, '');
    // Two files may differ in their hash only.
    files.set(files.has(name) ? path : name, { integrity, bytes });
  }
  return files;
}
