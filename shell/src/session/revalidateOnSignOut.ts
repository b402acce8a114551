import { selectIsAuthenticated } from '@cpa/shared/session';
import type { PortalStore } from '@cpa/shared/store';
import type { DataRouter } from 'react-router';

/** When a sign-in ends, the loaders of the page look again; one that needs a session leads to sign-in. */
export function revalidateOnSignOut(store: PortalStore, router: Pick<DataRouter, 'revalidate'>): void {
  let wasAuthenticated = selectIsAuthenticated(store.getState());
  store.subscribe(() => {
    const isAuthenticated = selectIsAuthenticated(store.getState());
    const isOver = wasAuthenticated && !isAuthenticated;
    // First of all: loaders dispatch, too, and lead back here.
    wasAuthenticated = isAuthenticated;
    if (isOver) void router.revalidate();
  });
}
