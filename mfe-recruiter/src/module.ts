import { createPages, page } from '@cpa/shared/remote';
export { start } from './start.ts';

/** Routes of the recruiter pages: dashboard, vacancies, applicants and import. */
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
    '/recruiter-dashboard/vacancies/new',
    () => import(/* webpackChunkName: "vacancyEditor" */ './routes/vacancyEditor.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/vacancies/:id/edit',
    () => import(/* webpackChunkName: "vacancyEditor" */ './routes/vacancyEditor.route.tsx'),
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
    '/recruiter-dashboard/company',
    () => import(/* webpackChunkName: "company" */ './routes/company.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/company/new',
    () => import(/* webpackChunkName: "companyNew" */ './routes/companyNew.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/company/members',
    () => import(/* webpackChunkName: "members" */ './routes/members.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/invitation',
    () => import(/* webpackChunkName: "invitation" */ './routes/invitation.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/import',
    () => import(/* webpackChunkName: "import" */ './routes/import.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/orders',
    () => import(/* webpackChunkName: "orders" */ './routes/orders.route.tsx'),
  ),
  page(
    '/recruiter-dashboard/profile',
    () => import(/* webpackChunkName: "profile" */ './routes/profile.route.tsx'),
  ),
]);

/** Components for pages of other remotes. */
export const slots = {
  'vacancy.own': () => import(/* webpackChunkName: "own-vacancy" */ './slots/OwnVacancy.tsx'),
  'applicant-profile.preview': () =>
    import(/* webpackChunkName: "applicant-preview" */ './routes/ApplicantProfilePreview.tsx'),
};
