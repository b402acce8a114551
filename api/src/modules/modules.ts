import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { profileRoutes } from './accounts/profile.routes.ts';
import { registrationRoutes } from './accounts/registration.routes.ts';
import { sessionRoutes } from './accounts/session.routes.ts';
import { healthRoutes } from './health/health.routes.ts';

/** Every module's routes, one line each. */
export const modules: FastifyPluginAsyncZod[] = [
  healthRoutes,
  registrationRoutes,
  sessionRoutes,
  profileRoutes,
];
