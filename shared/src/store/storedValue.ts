import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { createStorageArea, storageAreas, type StorageRefusal, type ValueStorage } from './storageArea.ts';
import {
  markAdopted,
  onStorageOwner,
  ownedKey,
  settleAdopted,
  storageOwner,
  type StorageOwner,
} from './storageOwner.ts';

/** A value in browser storage, shared by all tabs of the browser (or, in session storage, by the documents of one tab). */
export type StoredValue<Value> = {
  /** Returns the value, or null if none is stored or it does not match the schema. The same object until it changes. */
  read: () => Value | null;
  /**
   * Replaces the value; null removes it. If the browser refuses, the value lasts as long as the document. Returns why it
   * refused, or null.
   */
  write: (value: Value | null) => StorageRefusal | null;
  /** Calls `listener` after each change, in this tab or another. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

export type StoredOptions = {
  /**
   * `person`: the signed-in account, whose ID ends the key. `adopted`: a visitor, then the account that signs in, for
   * values that start before the session or whose key is specified. `named`: the key or the value names the account.
   * `browser`: everyone who uses the browser. A comment gives the reason for the last two.
   */
  owner: 'person' | 'adopted' | 'named' | 'browser';
  /** Default: local storage. */
  area?: keyof typeof storageAreas | (() => ValueStorage) | undefined;
};

/**
 * Stores one value under `key`: strings as they are, everything else as JSON. Never throws, neither for a full or
 * forbidden storage nor on a server, which has none.
 */
export function storedValue<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  { owner, area = 'local' }: StoredOptions,
): StoredValue<z.output<Schema>> {
  const listeners = new Set<() => void>();
  const storage = typeof area === 'function' ? createStorageArea(area) : storageAreas[area];
  const isPersonal = owner === 'person' || owner === 'adopted';
  let settledFor: StorageOwner;
  let cached: { text: string | null; value: z.output<Schema> | null } | undefined;
  let stopFollowing = () => {};

  const fullKey = () => (owner === 'person' ? ownedKey(key) : key);

  function settle(): void {
    if (owner === 'adopted' && storageOwner() !== settledFor) settledFor = settleAdopted(storage, key);
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** A null key: the whole storage was cleared. */
  function onStorage(event: StorageEvent): void {
    if (event.key === fullKey() || event.key === null) notify();
  }

  return {
    read() {
      settle();
      const text = storage.read(fullKey());
      if (cached?.text !== text) cached = { text, value: text === null ? null : parse(schema, text) };
      return cached.value;
    },
    write(value) {
      const text = value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);
      settle();
      const refusal = storage.write(fullKey(), text);
      if (owner === 'adopted') markAdopted(storage, key);
      notify();
      return refusal;
    },
    subscribe(listener) {
      if (typeof window === 'undefined') return () => {};
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        if (isPersonal) stopFollowing = onStorageOwner(notify);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        stopFollowing();
      };
    },
  };
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> | null {
  const result = safeParse(schema, fromJson(text));
  return result.success ? result.data : null;
}

/** Text that is not JSON is a string. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
