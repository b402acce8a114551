import type { RemoteHost } from '@cpa/shared/remote';
import type { RouteObject } from 'react-router';

/** The company side: the dashboard, its vacancies and where they come from, and who applied to them. */
export function createRoutes(host: RemoteHost): RouteObject[] {
  return [
    {
      path: '/recruiter-dashboard',
      lazy: () =>
        import(/* webpackChunkName: "dashboard" */ './routes/dashboard.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/recruiter-dashboard/vacancies',
      lazy: () =>
        import(/* webpackChunkName: "vacancies" */ './routes/vacancies.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/recruiter-dashboard/vacancies/:id/applicants',
      lazy: () =>
        import(/* webpackChunkName: "vacancyApplicants" */ './routes/vacancyApplicants.route.tsx').then(
          (route) => route.createRoute(host),
        ),
    },
    {
      path: '/recruiter-dashboard/applicants',
      lazy: () =>
        import(/* webpackChunkName: "applicants" */ './routes/applicants.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/recruiter-dashboard/applicants/:id',
      lazy: () =>
        import(/* webpackChunkName: "applicant" */ './routes/applicant.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/recruiter-dashboard/import',
      lazy: () =>
        import(/* webpackChunkName: "import" */ './routes/import.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
  ];
}
