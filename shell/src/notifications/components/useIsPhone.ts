import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 767px)';

/** Follows the breakpoint up to which the notifications are a page instead of a panel. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
