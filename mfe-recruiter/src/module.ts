import { createPages, page } from '@cpa/shared/remote';

/** The company side: the dashboard, its vacancies and where they come from, and who applied to them. */
export const createRoutes = createPages([
  page(
    '/recruiter-dashboard',
    () => import(/* webpackChunkName: "dashboard" */ './routes/dashboard.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/vacancies',
    () => import(/* webpackChunkName: "vacancies" */ './routes/vacancies.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/vacancies/:id/applicants',
    () => import(/* webpackChunkName: "vacancyApplicants" */ './routes/vacancyApplicants.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/applicants',
    () => import(/* webpackChunkName: "applicants" */ './routes/applicants.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/applicants/:id',
    () => import(/* webpackChunkName: "applicant" */ './routes/applicant.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/import',
    () => import(/* webpackChunkName: "import" */ './routes/import.route.tsx'),
  ),
]);
