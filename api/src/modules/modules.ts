import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { healthRoutes } from './health/health.routes.ts';

/** Every module's routes, one line each. */
export const modules: FastifyPluginAsyncZod[] = [healthRoutes];
