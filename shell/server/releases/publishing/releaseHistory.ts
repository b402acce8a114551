import type { RemoteRelease } from '@cpa/shared/contracts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { bytesOf, changedFields } from '../records/compareReleases.ts';
import { findPublished, publishedReleases, publishedRemotes } from '../serving/publishedReleases.ts';
import { currentDocument, documentHistory } from '../records/releasePointer.ts';
import { type ReleaseChange, versionOf } from '../records/storedDocument.ts';

export type ListedRelease = {
  name: string;
  version: string;
  contract: string;
  published_at: string;
  is_active: boolean;
};

/** Lists the published releases of the shell and of every remote, last published first. */
export async function listReleases(place: StorePlace): Promise<ListedRelease[]> {
  const storage = storageOf(place);
  const document = await currentDocument(storage);
  const names = await publishedRemotes(storage);
  const releases = await Promise.all(names.map((name) => publishedReleases(storage, name)));
  return releases.flat().map(({ at, release: { name, version, contract } }) => ({
    name,
    version,
    contract,
    published_at: at.toISOString(),
    is_active: versionOf(document, name) === version,
  }));
}

export type RecordedChange = Omit<ReleaseChange, 'also'> & { revision: number };

/** Lists the activations with operator and reason, newest first. Revisions of older portals are left out. */
export async function releaseHistory(place: StorePlace, name?: string): Promise<RecordedChange[]> {
  const documents = await documentHistory(storageOf(place));
  return documents.flatMap(({ revision, change }) => {
    if (!change) return [];
    const { also = [], ...first } = change;
    return [first, ...also.map((other) => ({ ...first, ...other }))]
      .filter((each) => name === undefined || each.name === name)
      .map((each) => ({ revision, ...each }));
  });
}

export type ReleaseDiff = {
  added: string[];
  removed: string[];
  changed: string[];
  /** Bytes of all files, before and after. */
  bytes: [before: number, after: number];
  contract: [before: string, after: string];
  /** Fields of the manifest that differ. */
  manifest: string[];
};

/** Compares two published releases of a remote. Files are compared by content, so renamed hashes count once. */
export async function diffReleases(
  place: StorePlace,
  name: string,
  versions: [before: string, after: string],
): Promise<ReleaseDiff> {
  const storage = storageOf(place);
  const [before, after] = (await Promise.all(
    versions.map(async (version) => await findPublished(storage, name, version)),
  )) as [RemoteRelease, RemoteRelease];
  const [old, fresh] = [integrityByPath(before), integrityByPath(after)];
  return {
    added: [...fresh.keys()].filter((path) => !old.has(path)),
    removed: [...old.keys()].filter((path) => !fresh.has(path)),
    changed: [...fresh.keys()].filter((path) => old.has(path) && old.get(path) !== fresh.get(path)),
    bytes: [bytesOf(before), bytesOf(after)],
    contract: [before.contract, after.contract],
    manifest: changedFields(before, after).map(({ field }) => field),
  };
}

const integrityByPath = ({ files }: RemoteRelease): Map<string, string> =>
  new Map(files.map(({ path, integrity }) => [path, integrity]));
