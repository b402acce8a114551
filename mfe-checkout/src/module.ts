import type { RemoteHost } from '@cpa/shared/remote';
import type { RouteObject } from 'react-router';

/** Routes for the plans and the cart. */
export function createRoutes(host: RemoteHost): RouteObject[] {
  return [
    {
      path: '/plans',
      lazy: () =>
        import(/* webpackChunkName: "plans" */ './routes/plans.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/cart',
      lazy: () =>
        import(/* webpackChunkName: "cart" */ './routes/cart.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
  ];
}
