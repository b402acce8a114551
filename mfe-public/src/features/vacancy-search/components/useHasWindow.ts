import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, when style sheets must choose what a window shows. */
export function useHasWindow(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
