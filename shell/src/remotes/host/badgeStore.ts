import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** Counts by badge name. Local storage: they show before their remote loads, and other tabs follow. */
const STORAGE_KEY = 'badges';
const counts = z.record(z.string(), z.int().check(z.nonnegative()));

export type BadgeStore = {
  /** Counts by name; the same object until one changes. */
  read: () => Readonly<Record<string, number>>;
  set: (name: string, count: number) => void;
  /** Calls `listener` after each change, also of another tab. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Reads the storage again, for example after it was cleared in this tab. */
  refresh: () => void;
};

const NONE = {};

export function createBadgeStore(): BadgeStore {
  const stored = storedValue(STORAGE_KEY, counts, {
    owner: 'adopted',
  });
  return {
    read: () => stored.read() ?? NONE,
    set(name, count) {
      if (stored.read()?.[name] !== count) stored.write({ ...stored.read(), [name]: count });
    },
    subscribe: stored.subscribe,
    // Writing notifies the subscribers.
    refresh: () => stored.write(stored.read()),
  };
}
