import type { HostNavigation } from '@cpa/shared/remote';
import type { DataRouter } from 'react-router';

/** The host's navigation, which is made before the router: routes need the host, and the router needs the routes. */
export function createNavigation(): HostNavigation & { attach: (router: DataRouter) => void } {
  let router: DataRouter | null = null;
  return {
    attach(attached) {
      router = attached;
    },
    navigate(to, options) {
      if (!router) throw new Error(`There is no router yet to go to ${to}.`);
      void router.navigate(to, options);
    },
  };
}
