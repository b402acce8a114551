import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { profileRoutes } from './accounts/profile.routes.ts';
import { registrationRoutes } from './accounts/registration.routes.ts';
import { sessionRoutes } from './accounts/session.routes.ts';
import { applicantRoutes } from './applicants/applicants.routes.ts';
import { applyRoutes } from './applications/apply.routes.ts';
import { ownApplicationsRoutes } from './applications/ownApplications.routes.ts';
import { receivedApplicationsRoutes } from './applications/received.routes.ts';
import { broadcastingRoutes } from './broadcasting/broadcasting.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { ownVacanciesRoutes } from './recruiter-vacancies/ownVacancies.routes.ts';

/** Every module's routes, one line each. */
export const modules: FastifyPluginAsyncZod[] = [
  healthRoutes,
  registrationRoutes,
  sessionRoutes,
  profileRoutes,
  applicantRoutes,
  applyRoutes,
  ownApplicationsRoutes,
  receivedApplicationsRoutes,
  ownVacanciesRoutes,
  broadcastingRoutes,
  mailboxRoutes,
];
