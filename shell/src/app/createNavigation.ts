import type { HostNavigation } from '@cpa/shared/remote';
import type { DataRouter } from 'react-router';

/** The host's navigation, which is made before the router: routes need the host, and the router needs the routes. */
export function createNavigation(): HostNavigation & { attach: (router: DataRouter) => void } {
  let go: DataRouter['navigate'] | null = null;
  return {
    attach(router) {
      go = router.navigate.bind(router);
    },
    navigate(to, options) {
      if (!go) throw new Error(`There is no router yet to go to ${to}.`);
      void go(to, options);
    },
  };
}
