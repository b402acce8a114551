import { useCallback, useSyncExternalStore } from 'react';

/** The specification's extra large window, for what styles alone cannot decide. */
export const EXTRA_LARGE = '(min-width: 1280px)';

/** Whether the window matches; false while a server renders. */
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
