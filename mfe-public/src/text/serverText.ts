import { SERVER_PAGE_ID } from '@cpa/shared/contracts';
import { useState, useSyncExternalStore } from 'react';

/** Returns true in a browser until the page that the server rendered is interactive. */
export function isBeforeHydration(): boolean {
  if (typeof document === 'undefined') return false;
  return (
    document.getElementById(SERVER_PAGE_ID) !== null && !('hydrated' in document.documentElement.dataset)
  );
}

/**
 * Returns true in a browser for a component that was hydrated: its HTML is that of the server. Stays false once `shown`
 * differs from the value at hydration.
 */
export function useIsFromServer(shown: string | boolean): boolean {
  const isHydrating = useSyncExternalStore(neverChanges, no, isBrowser);
  const [hydrated, setHydrated] = useState(isHydrating ? shown : null);
  if (hydrated !== null && hydrated !== shown) setHydrated(null);
  return hydrated === shown;
}

const neverChanges = () => () => {};
const no = () => false;
/** React calls it on the server and during hydration. */
const isBrowser = () => typeof document !== 'undefined';
