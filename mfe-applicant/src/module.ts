import type { RemoteHost } from '@cpa/shared/remote';
import type { RouteObject } from 'react-router';

/** Routes of the applicant pages: applications, profile and CV builder. */
export function createRoutes(host: RemoteHost): RouteObject[] {
  return [
    {
      path: '/applicant',
      lazy: () =>
        import(/* webpackChunkName: "home" */ './routes/home.route.tsx').then((route) => route.createRoute()),
    },
    {
      path: '/applicant/applications',
      lazy: () =>
        import(/* webpackChunkName: "applications" */ './routes/applications.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/applicant/applications/:vacancyId',
      lazy: () =>
        import(/* webpackChunkName: "application" */ './routes/application.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/applicant/profile',
      lazy: () =>
        import(/* webpackChunkName: "profile" */ './routes/profile.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/cv-builder',
      lazy: () =>
        import(/* webpackChunkName: "cv-builder" */ './routes/cv-builder.route.tsx').then((route) =>
          route.createRoute(),
        ),
    },
  ];
}
