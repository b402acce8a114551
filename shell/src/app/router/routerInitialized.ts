import type { DataRouter } from 'react-router';

/** Resolves when the first page of a router has its code and its loader data, or has failed. */
export function routerInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
