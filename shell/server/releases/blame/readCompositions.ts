import type { ActiveRemote, RemoteRelease } from '@cpa/shared/contracts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { checkActive } from '../checks/composition.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { documentHistory } from '../records/releasePointer.ts';
import { type ActiveReleases, SHELL, type StoredDocument } from '../records/storedDocument.ts';
import type { Releases } from '../serving/releaseSource.ts';
import type { Composition, LiveComposition } from './findCulprit.rules.ts';

export type Compositions = {
  /** From the one that was live at the given time to the one that is live now. */
  history: LiveComposition[];
  /** Returns releases of the history that are served together. @throws ReleaseError when they do not fit together */
  releasesOf: (versions: Composition) => Releases;
};

/**
 * Reads which releases were live together since a time. Canaries are left out.
 * @throws ReleaseError without a live release
 */
export async function readCompositions(place: StorePlace, since: Date): Promise<Compositions> {
  const documents = (await documentHistory(storageOf(place))).filter(({ shell }) => shell !== undefined);
  const before = documents.findIndex(({ change }) => change && new Date(change.at) <= since);
  const live = documents.slice(0, before < 0 ? documents.length : before + 1).toReversed();
  if (live.length === 0) throw new ReleaseError('Nothing is live.');
  const shells = new Map<string, RemoteRelease>();
  const remotes = new Map<string, ActiveRemote>();
  for (const { shell, ...document } of live) {
    if (shell) shells.set(shell.version, shell);
    for (const remote of document.remotes) remotes.set(`${remote.name}@${remote.version}`, remote);
  }
  return {
    history: live.map((document) => ({ revision: document.revision, versions: versionsOf(document) })),
    releasesOf(versions) {
      const shell = shells.get(versions.get(SHELL) ?? '');
      if (!shell) throw new ReleaseError('The shell of this revision is not in the history.');
      const chosen = [...versions].flatMap(([name, version]) => remotes.get(`${name}@${version}`) ?? []);
      const active: ActiveReleases = { shell, remotes: chosen };
      checkActive(active, [shell]);
      return { shell, document: { revision: live.at(-1)!.revision, remotes: chosen } };
    },
  };
}

const versionsOf = ({ shell, remotes }: StoredDocument): Composition =>
  new Map([
    ...(shell ? [[SHELL, shell.version] as const] : []),
    ...remotes.map(({ name, version }) => [name, version] as const),
  ]);
