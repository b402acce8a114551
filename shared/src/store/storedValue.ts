import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';

/** A value in browser storage, shared by all tabs of the browser (or, in session storage, by the documents of one tab). */
export type StoredValue<Value> = {
  /** Returns the value, or null if none is stored or it does not match the schema. The same object until it changes. */
  read: () => Value | null;
  /** Replaces the value; null removes it. If the browser refuses, the value lasts as long as the document. */
  write: (value: Value | null) => void;
  /** Calls `listener` after each change, in this tab or another. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

/** Subset of `Storage` that a stored value needs. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores one value under `key`: strings as they are, everything else as JSON. Never throws, neither for a full or
 * forbidden storage nor on a server, which has none. `storage` is called on each access, because reading
 * `window.localStorage` itself may throw.
 */
export function storedValue<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
  storage: () => ValueStorage = () => localStorage,
): StoredValue<z.output<Schema>> {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; value: z.output<Schema> | null } | undefined;
  /** Text that the browser refused to store. */
  let refused: { text: string | null } | undefined;

  function storedText(): string | null {
    if (refused) return refused.text;
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** A null key: the whole storage was cleared. */
  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) notify();
  }

  return {
    read() {
      const text = storedText();
      if (cached?.text !== text) cached = { text, value: text === null ? null : parse(schema, text) };
      return cached.value;
    },
    write(value) {
      const text = value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
        refused = undefined;
      } catch {
        // On a server the value would outlive the request.
        if (typeof window !== 'undefined') refused = { text };
      }
      notify();
    },
    subscribe(listener) {
      if (typeof window === 'undefined') return () => {};
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
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
