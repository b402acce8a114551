import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { active, checkActive } from '../checks/composition.ts';
import { createHistoryReader, type KnownRevision } from '../records/historyReader.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { SHELL } from '../records/storedDocument.ts';
import { findPublished, isPublished } from '../serving/publishedReleases.ts';
import type { Releases } from '../serving/releaseSource.ts';
import type { Composition, LiveComposition } from './findCulprit.rules.ts';

/**
 * Reads which releases were live together since a time, from those that were live then to those that are live now. Leaves
 * out canaries, and revisions with a release that was deleted.
 * @throws ReleaseError when there is none
 */
export async function readHistory(place: StorePlace, since: Date): Promise<LiveComposition[]> {
  const storage = storageOf(place);
  const isBefore = ({ change }: KnownRevision): boolean =>
    change !== undefined && new Date(change.at) <= since;
  const { revisions } = await createHistoryReader(place).read((found) => found.some(isBefore));
  const before = revisions.findIndex(isBefore);
  const live = revisions
    .slice(0, before < 0 ? revisions.length : before + 1)
    .flatMap(({ revision, shell, remotes }) =>
      shell ? [{ revision, versions: versionsOf([{ name: SHELL, ...shell }, ...remotes]) }] : [],
    );
  const isThere = new Map<string, Promise<boolean>>();
  const areThere = async ({ versions }: LiveComposition): Promise<boolean> => {
    const found = [...versions].map(async ([name, version]) => {
      const key = `${name}/${version}`;
      const known = isThere.get(key) ?? isPublished(storage, name, version);
      isThere.set(key, known);
      return await known;
    });
    return (await Promise.all(found)).every(Boolean);
  };
  const kept = await Promise.all(live.map(areThere));
  const history = live.filter((_, index) => kept[index]).toReversed();
  if (history.length === 0) throw new ReleaseError('Nothing is live.');
  return history;
}

const versionsOf = (releases: { name: string; version: string }[]): Composition =>
  new Map(releases.map(({ name, version }) => [name, version]));

/** Reads releases of the history that are to be served together. @throws ReleaseError when they do not fit together */
export async function readReleases(place: StorePlace, versions: Composition): Promise<Releases> {
  const releases = await Promise.all(
    [...versions].map(async ([name, version]) => await findPublished(storageOf(place), name, version)),
  );
  const shell = releases.find(({ name }) => name === SHELL)!;
  const remotes = releases.filter(({ name }) => name !== SHELL).map(active);
  checkActive({ shell, remotes }, releases);
  return { shell, document: { revision: 0, remotes } };
}
