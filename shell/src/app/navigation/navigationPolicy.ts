import type { HostNavigation } from '@cpa/shared/remote';
import type { DataRouter, Location, RouterNavigateOptions, To } from 'react-router';

/** A navigation that was requested and not started yet. */
export type PendingNavigation = {
  from: Location;
  /** A number goes through the history. */
  to: To | number | null;
  options: RouterNavigateOptions | undefined;
  /** `saga`: requested through `host.navigation`, otherwise by a link or a component. */
  source: 'link' | 'saga';
};

/** Passes the navigation on with `next`, changed or not, or ends it by not calling `next`. */
export type NavigationMiddleware = (
  navigation: PendingNavigation,
  next: (navigation: PendingNavigation) => Promise<void>,
) => Promise<void>;

/** Creates a middleware once the router exists. */
export type MiddlewareFactory = (router: Pick<DataRouter, 'state' | 'subscribe'>) => NavigationMiddleware;

export type NavigationPolicy = {
  /** Returns the router whose navigations run through the policy. */
  apply: (router: DataRouter) => DataRouter;
  /** Navigation for sagas. Exists before the router, which needs the host of its routes. */
  navigation: HostNavigation;
};

/** The only owner of navigation: every link, component and saga navigates through its middleware, in this order. */
export function createNavigationPolicy(factories: MiddlewareFactory[] = []): NavigationPolicy {
  let middleware: NavigationMiddleware[] = [];
  let applied: DataRouter | null = null;

  function navigate(
    router: DataRouter,
    source: PendingNavigation['source'],
    to: To | number | null,
    options?: RouterNavigateOptions,
  ): Promise<void> {
    const run = (index: number, navigation: PendingNavigation): Promise<void> => {
      const step = middleware[index];
      return step ? step(navigation, (changed) => run(index + 1, changed)) : start(router, navigation);
    };
    return run(0, { from: router.state.location, to, options, source });
  }

  return {
    apply(router) {
      applied = router;
      middleware = factories.map((factory) => factory(router));
      const routerNavigate = (to: To | number | null, options?: RouterNavigateOptions) =>
        navigate(router, 'link', to, options);
      // Inherits everything else; the router itself is not changed.
      return Object.create(router, { navigate: { value: routerNavigate } }) as DataRouter;
    },
    navigation: {
      navigate(to, options) {
        if (!applied) throw new Error(`Cannot navigate to ${to}: the policy has no router yet.`);
        void navigate(applied, 'saga', to, options);
      },
    },
  };
}

function start(router: DataRouter, { to, options }: PendingNavigation): Promise<void> {
  return typeof to === 'number' ? router.navigate(to) : router.navigate(to, options);
}
