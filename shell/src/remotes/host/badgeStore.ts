import { storedValue } from '@cpa/shared/store';
import * as z from 'zod/mini';

/** Counts by badge name. Local storage: they show before their remote loads, and other tabs follow. */
const STORAGE_KEY = 'badges';
const counts = z.record(z.string(), z.int().check(z.nonnegative()));

export type BadgeStore = {
  count: (name: string) => number;
  set: (name: string, count: number) => void;
  /** Calls `listener` after each change, also of another tab. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Reads the storage again, as after it was cleared in this tab. */
  refresh: () => void;
};

export function createBadgeStore(): BadgeStore {
  const stored = storedValue(STORAGE_KEY, counts, {
    owner: 'adopted',
  });
  return {
    count: (name) => stored.read()?.[name] ?? 0,
    set(name, count) {
      if (stored.read()?.[name] !== count) stored.write({ ...stored.read(), [name]: count });
    },
    subscribe: stored.subscribe,
    // Writing notifies the subscribers.
    refresh: () => stored.write(stored.read()),
  };
}
