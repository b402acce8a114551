import { useSyncExternalStore } from 'react';

/** Width from which the preview stands beside the form. */
const QUERY = '(min-width: 1180px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(QUERY);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(QUERY).matches,
  );
}
