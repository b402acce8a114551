import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { openRevisions, readRevision } from './releasePointer.ts';
import type { ServedRevision } from './rollback.rules.ts';
import type { StoredDocument } from './storedDocument.ts';

/** Revision without the files of its releases. */
export type KnownRevision = ServedRevision & { revision: number };

export type History = {
  /** Newest first. */
  revisions: KnownRevision[];
  /** Revisions that cannot be read, or only from the pointer. */
  damaged: number[];
};

export type HistoryReader = {
  /**
   * Reads revisions, newest first, until `isEnough` returns true for those so far.
   * @param before reads only revisions before this one
   */
  read: (isEnough: (revisions: KnownRevision[]) => boolean, before?: number) => Promise<History>;
};

/** Revisions that are read at the same time. */
const BATCH = 50;

/**
 * Creates a reader of the history that reads each revision before the newest one once, as a revision never changes.
 * @param remembered revisions that it remembers, each with less than 1 KB; it forgets all when there are more
 */
export function createHistoryReader(place: StorePlace, remembered = 10_000): HistoryReader {
  const storage = storageOf(place);
  /** Revisions that were valid with the keys `trusted`. */
  let known = new Map<number, KnownRevision>();
  let trusted = '';

  return {
    async read(isEnough, before = Infinity) {
      const { numbers, keys, copy } = await openRevisions(storage);
      const ids = keys?.keys.map(({ id }) => id).join() ?? '';
      // Without its key, a revision is no longer valid. Reads that run with the earlier keys fill the earlier map.
      if (ids !== trusted || known.size > remembered) known = new Map();
      trusted = ids;
      const valid = known;
      const history: History = { revisions: [], damaged: [] };
      const rest = numbers.filter((revision) => revision < before);
      while (rest.length > 0 && !isEnough(history.revisions)) {
        const batch = await Promise.all(
          rest.splice(0, BATCH).map(async (revision) => {
            const earlier = revision === numbers[0] ? undefined : valid.get(revision);
            const stored = earlier ?? summaryOf(await readRevision(storage, revision, keys));
            if (stored) valid.set(revision, stored);
            const found = stored ?? (copy?.revision === revision ? summaryOf(copy) : undefined);
            return { revision, isStored: stored !== undefined, found };
          }),
        );
        history.revisions.push(...batch.flatMap(({ found }) => found ?? []));
        history.damaged.push(...batch.flatMap(({ revision, isStored }) => (isStored ? [] : [revision])));
      }
      return history;
    },
  };
}

function summaryOf(document: StoredDocument | undefined): KnownRevision | undefined {
  if (!document) return undefined;
  const { revision, shell, remotes, change } = document;
  return {
    revision,
    shell: shell && { version: shell.version },
    remotes: remotes.map(({ name, version }) => ({ name, version })),
    change,
  };
}
