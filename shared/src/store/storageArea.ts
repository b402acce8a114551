/** Subset of `Storage` that a storage area needs. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Why the browser did not store a value. */
export type StorageRefusal = 'full' | 'blocked';

/** Browser storage that never throws. A value that the browser refuses to store lasts as long as the document. */
export type StorageArea = {
  read: (key: string) => string | null;
  /** Replaces the text; null removes it. Returns why the browser refused, or null. */
  write: (key: string, text: string | null) => StorageRefusal | null;
  keys: () => string[];
  clear: () => void;
};

/** `storage` is called on each access, because reading `window.localStorage` itself may throw. */
export function createStorageArea(storage: () => ValueStorage & Partial<Storage>): StorageArea {
  const refused = new Map<string, string | null>();

  return {
    read: (key) =>
      refused.get(key) ?? (refused.has(key) ? null : attempt(() => storage().getItem(key), null)),
    write(key, text) {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        refused.delete(key);
        return null;
      } catch (error) {
        // On a server the value would outlive the request.
        if (typeof window !== 'undefined') refused.set(key, text);
        return (error as DOMException).name === 'QuotaExceededError' ? 'full' : 'blocked';
      }
    },
    keys() {
      const stored = attempt(() => Object.keys(storage()), []);
      const held = [...refused].filter(([, text]) => text !== null).map(([key]) => key);
      return [...new Set([...stored.filter((key) => refused.get(key) !== null), ...held])];
    },
    clear() {
      refused.clear();
      attempt(() => storage().clear?.(), undefined);
    },
  };
}

/** Areas of the browser: `local` is shared by all tabs, `session` by the documents of one tab. */
export const storageAreas = {
  local: createStorageArea(() => localStorage),
  session: createStorageArea(() => sessionStorage),
};

function attempt<T>(run: () => T, fallback: T): T {
  try {
    return run();
  } catch {
    return fallback;
  }
}
