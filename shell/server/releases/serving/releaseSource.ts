import { setTimeout as sleep } from 'node:timers/promises';
import {
  parsePublished,
  type ReleaseDocument,
  type RemoteRelease,
  remoteReleaseSchema,
} from '@cpa/shared/contracts';
import { localObjects } from '../../platform/storage/localObjects.ts';
import type { ObjectStore } from '../../platform/storage/objectStore.ts';
import { type ReleaseStorage, storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';
import { RELEASE_FILE } from '../checks/checkRelease.ts';
import type { HoldReleases } from './releaseCache.ts';
import { ReleaseError } from '../records/releaseError.ts';
import { currentDocument } from '../records/releasePointer.ts';
import { readKeys } from '../records/releaseKeys.ts';
import { parseSignedDocument } from '../records/signedDocument.ts';
import type { Canary, CompressedHashes, StoredDocument } from '../records/storedDocument.ts';
import { storePaths } from '../records/storePaths.ts';

/** Releases that a document is rendered from. */
export type Releases = {
  shell: RemoteRelease;
  document: ReleaseDocument;
  /** Releases that a part of the visitors gets. Default: none. */
  canaries?: Canary[];
  /** Hashes of the compressed copies of the served releases. */
  compressed?: CompressedHashes | undefined;
};

export type ReleaseSource = { current: () => Promise<Releases> };

export type ReleaseSourceOptions = {
  /** Build of a shell that is served instead of the active one, as in development. */
  shellDir?: string | undefined;
  /** Release store. */
  place: StorePlace;
  /** Fetches the files of the releases before they are served. Default: they are on this machine. */
  hold?: HoldReleases | undefined;
};

/**
 * Reads the release document, again when it changes: the next page uses an activation or a rollback without a restart.
 * The document is the newest readable revision.
 */
export function createReleaseSource({ shellDir, place, hold }: ReleaseSourceOptions): ReleaseSource {
  const storage = storageOf(place);
  const builtShell =
    shellDir === undefined
      ? undefined
      : cachedUntilChanged(localObjects(shellDir), RELEASE_FILE, {
          parse: async (text) => parsePublished(remoteReleaseSchema, JSON.parse(text)),
          instead: (cause) => {
            throw new Error('The release of the shell cannot be read. Build it first.', { cause });
          },
        });
  const held = async (document: StoredDocument): Promise<StoredDocument> => {
    await hold?.(document);
    return document;
  };
  const document = cachedUntilChanged(storage.objects, storePaths.document, {
    parse: async (text) => await held(await servedDocument(storage, text)),
    instead: async () => await held(await currentDocument(storage)),
    // A rollback has a higher revision, so a lower one is a copy of an earlier pointer.
    isOutdated: (next: StoredDocument, known) => next.revision < known.revision,
  });
  storage.pointerMoved.add(document.expire);
  return {
    async current() {
      const active = await document.read();
      const shell = builtShell ? await builtShell.read() : active.shell;
      if (!shell) throw new ReleaseError('No shell is active. Run: portal publish shell --activate');
      const { canaries = [], compressed } = active;
      return { shell, document: active, canaries, compressed };
    },
  };
}

/** Returns the newest readable revision, as every command does. The pointer is served while none can be listed. */
const servedDocument = async (storage: ReleaseStorage, pointer: string): Promise<StoredDocument> =>
  await currentDocument(storage).catch(async () => parseSignedDocument(pointer, await readKeys(storage)));

/** Milliseconds that a page waits for a remote store while there is an earlier document. */
const MAX_WAIT_MS = 300;

type CacheOptions<T> = {
  parse: (text: string) => Promise<T>;
  /** Used while the object cannot be read and there is no earlier value. */
  instead: (cause: unknown) => Promise<T>;
  isOutdated?: (next: T, known: T) => boolean;
};

/** Keeps the last valid value while the object is unreadable or `isOutdated`. Rereads it after the age of the store. */
function cachedUntilChanged<T>(
  objects: ObjectStore,
  path: string,
  { parse, instead, isOutdated = () => false }: CacheOptions<T>,
): { read: () => Promise<T>; expire: () => void } {
  let tag: string | undefined;
  let value: T | undefined;
  let checkedAt = -Infinity;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const found = await objects.readIfChanged(path, tag);
    if (found === 'same') return;
    if (!found) throw new Error(`There is no ${path}.`);
    const next = await parse(found.content.toString());
    if (value === undefined || !isOutdated(next, value)) value = next;
    tag = found.tag;
  }

  /** Simultaneous requests share one read. */
  function askOnce(): Promise<void> {
    const asked = ask().finally(() => {
      if (asking === asked) asking = undefined;
    });
    return asked;
  }

  return {
    expire() {
      checkedAt = -Infinity;
      asking = undefined;
    },
    async read() {
      if (value !== undefined && Date.now() - checkedAt < objects.maxAgeMs) return value;
      checkedAt = Date.now();
      const asked = (asking ??= askOnce());
      try {
        // The files of a new release can take seconds; pages get the previous release until then.
        await (value !== undefined && objects.maxAgeMs > 0
          ? Promise.race([asked, sleep(MAX_WAIT_MS)])
          : asked);
        return value as T;
      } catch (error) {
        return value ?? (await instead(error));
      }
    },
  };
}
