import type { RemoteHost } from '@cpa/shared/remote';
import type { RouteObject } from 'react-router';

/** What the shell is given: routes, each lazy. The name of a chunk is what package.json says of the route. */
export function createRoutes(host: RemoteHost): RouteObject[] {
  return [
    {
      path: '/sample',
      lazy: () =>
        import(/* webpackChunkName: "home" */ './routes/home.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
  ];
}
