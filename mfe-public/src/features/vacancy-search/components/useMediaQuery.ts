import { useCallback, useSyncExternalStore } from 'react';

/** The specification's breakpoint for extra large windows. */
export const EXTRA_LARGE = '(min-width: 1280px)';

/** Returns whether the media query matches; false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
