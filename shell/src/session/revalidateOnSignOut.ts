import { selectIsAuthenticated } from '@cpa/shared/session';
import type { PortalStore } from '@cpa/shared/store';
import type { DataRouter } from 'react-router';

/** Runs the page's loaders again when the session ends. A loader that requires a session redirects to sign-in. */
export function revalidateOnSignOut(store: PortalStore, router: Pick<DataRouter, 'revalidate'>): void {
  let wasAuthenticated = selectIsAuthenticated(store.getState());
  store.subscribe(() => {
    const isAuthenticated = selectIsAuthenticated(store.getState());
    const isOver = wasAuthenticated && !isAuthenticated;
    // Must come first: loaders dispatch and so call this listener again.
    wasAuthenticated = isAuthenticated;
    if (isOver) void router.revalidate();
  });
}
