import { createPages, page } from '@cpa/shared/remote';
import { listenToEvents } from './realtime/realtimeEvents.ts';

export { listenToEvents as start };

/** Routes of the applicant pages: applications, profile and CV builder. */
export const createRoutes = createPages([
  page('/applicant', () => import(/* webpackChunkName: "home" */ './routes/home.route.tsx')),
  page(
    '/applicant/applications',
    () => import(/* webpackChunkName: "applications" */ './routes/applications.route.tsx'),
  ),
  page(
    '/applicant/applications/:vacancyId',
    () => import(/* webpackChunkName: "application" */ './routes/application.route.tsx'),
  ),
  page('/applicant/messages', () => import(/* webpackChunkName: "messages" */ './routes/messages.route.tsx')),
  page('/applicant/profile', () => import(/* webpackChunkName: "profile" */ './routes/profile.route.tsx')),
  page('/applicant/privacy', () => import(/* webpackChunkName: "privacy" */ './routes/privacy.route.tsx')),
  page('/applicant/alerts', () => import(/* webpackChunkName: "alerts" */ './routes/alerts.route.tsx')),
  page(
    '/applicant/data-deleted',
    () => import(/* webpackChunkName: "data-deleted" */ './routes/data-deleted.route.tsx'),
  ),
  page('/applicant/cvs', () => import(/* webpackChunkName: "cvs" */ './routes/cvs.route.tsx')),
  page(
    '/cv-builder/shared',
    () => import(/* webpackChunkName: "shared-cv" */ './routes/shared-cv.route.tsx'),
  ),
  page('/cv-builder', () => import(/* webpackChunkName: "cv-builder" */ './routes/cv-builder.route.tsx')),
]);
