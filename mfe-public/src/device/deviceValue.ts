/** A value that this browser keeps under a key of its storage, the same in all its tabs. */
export type DeviceValue<T> = {
  /** The same object until it changes. */
  read: () => T;
  write: (value: T) => void;
  /** Hears of changes here and in other tabs. */
  subscribe: (listener: () => void) => () => void;
};

/** `parse` makes sense of whatever is found in the storage, and of nothing (null). */
export function createDeviceValue<T>(key: string, parse: (text: string | null) => T): DeviceValue<T> {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: T } | null = null;
  /** For browsers that keep nothing: it holds for this tab alone. */
  let written: string | null = null;

  function read(): T {
    const text = stored();
    if (known?.text !== text) known = { text, value: parse(text) };
    return known.value;
  }

  function stored(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return written;
    }
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    read,
    write(value) {
      written = JSON.stringify(value);
      try {
        localStorage.setItem(key, written);
      } catch {
        // Full or forbidden.
      }
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
