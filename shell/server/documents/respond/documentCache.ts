/** Milliseconds for which a document is sent without rendering it again. */
const FRESH_MS = 60_000;
/** The same while changes of the data are not announced. */
const UNANNOUNCED_FRESH_MS = 5000;
/**
 * Milliseconds for which a document is sent while a newer one is being rendered. With `FRESH_MS` below the age at which a
 * browser requests the data of a page again.
 */
const STALE_MS = 50_000;

/** Total size of the cached documents. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Estimated bytes per character of HTML: the text and its compressed versions. */
const BYTES_PER_CHARACTER = 3;

type Entry<T> = { document: T; createdAt: number; bytes: number };

/** Renders a document; `isWaitedFor` is false while an older one is sent. */
type Make<T> = (isWaitedFor: boolean) => Promise<T>;

export type DocumentCache<T> = {
  /** Returns the cached document, or renders it. Simultaneous requests for one key share one `make`. */
  read: (key: string, make: Make<T>) => Promise<T>;
  /** Returns a document that needs no rendering: a fresh one, or a stale one while a newer one is being rendered. */
  find: (key: string) => T | undefined;
  /** Drops all documents because the data has changed. A document that is being rendered is not cached. */
  clear: () => void;
  /** Sets whether `clear` is called for every change. */
  setAnnounced: (isAnnounced: boolean) => void;
};

/** A stale document is sent while a newer one is being rendered. */
export type CacheResult = 'hit' | 'stale' | 'miss';

type Options<T> = {
  /** Called with each document that is sent. */
  onRead?: ((result: CacheResult) => void) | undefined;
  /** Length of a document that may be cached; 0 for any other. */
  sizeOf: (document: T) => number;
  /** True for a document that must not replace an older one. */
  isFailure: (document: T) => boolean;
  now?: () => number;
};

/** Caches documents that are the same for every visitor, the most recently used ones up to `MAX_BYTES`. */
export function createDocumentCache<T>({
  sizeOf,
  isFailure,
  onRead = () => undefined,
  now = Date.now,
}: Options<T>): DocumentCache<T> {
  const entries = new Map<string, Entry<T>>();
  let making = new Map<string, Promise<T>>();
  let totalBytes = 0;
  let freshMs = UNANNOUNCED_FRESH_MS;

  /** Returns an entry and inserts it again, so that the order is that of use. */
  function touch(key: string): Entry<T> | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  function drop(key: string): void {
    totalBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function keep(key: string, document: T): void {
    drop(key);
    const bytes = sizeOf(document) * BYTES_PER_CHARACTER;
    if (bytes === 0 || bytes > MAX_BYTES) return;
    entries.set(key, { document, createdAt: now(), bytes });
    totalBytes += bytes;
    for (const oldest of entries.keys()) {
      if (totalBytes <= MAX_BYTES) return;
      drop(oldest);
    }
  }

  async function makeOnce(key: string, make: Make<T>, isWaitedFor: boolean): Promise<T> {
    const known = making.get(key);
    if (known) return await known;
    const current = making;
    const promise = make(isWaitedFor);
    current.set(key, promise);
    try {
      const document = await promise;
      // Unless the data has changed since.
      if (current === making && !isFailure(document)) keep(key, document);
      return document;
    } finally {
      current.delete(key);
    }
  }

  return {
    async read(key, make) {
      const entry = touch(key);
      const age = entry ? now() - entry.createdAt : Infinity;
      const isMissing = !entry || age >= freshMs + STALE_MS;
      onRead(isMissing ? 'miss' : age >= freshMs ? 'stale' : 'hit');
      if (isMissing) return await makeOnce(key, make, true);
      // A failure leaves the entry until it is too old; the request after that one reports it.
      if (age >= freshMs) void makeOnce(key, make, false).catch(() => {});
      return entry.document;
    },
    find(key) {
      const entry = touch(key);
      if (!entry) return undefined;
      const age = now() - entry.createdAt;
      if (age >= (making.has(key) ? freshMs + STALE_MS : freshMs)) return undefined;
      onRead(age >= freshMs ? 'stale' : 'hit');
      return entry.document;
    },
    clear() {
      entries.clear();
      making = new Map();
      totalBytes = 0;
    },
    setAnnounced(isAnnounced) {
      freshMs = isAnnounced ? FRESH_MS : UNANNOUNCED_FRESH_MS;
    },
  };
}
