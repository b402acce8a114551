import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 767px)';

/** True below 768 px, the specification's medium breakpoint. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(QUERY).matches ?? false);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia?.(QUERY);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
