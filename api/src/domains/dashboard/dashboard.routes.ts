import { companyQuerySchema, recruiterCountsSchema, recruiterDashboardSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readCounts, readDashboard } from './dashboard.service.ts';

/** Routes of the recruiter dashboard (not in the specification). */
export const dashboardRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireRecruiter;
  const common = { querystring: companyQuerySchema };

  app.get(
    '/recruiter/dashboard',
    {
      onRequest,
      schema: {
        summary: 'What waits for the recruiter, and views and applications of 30 days',
        ...common,
        response: { 200: recruiterDashboardSchema },
      },
    },
    async ({ caller, query }) => await readDashboard(app.db, caller, query.company_id),
  );

  app.get(
    '/recruiter/counts',
    {
      onRequest,
      schema: {
        summary: 'The figures of the navigation',
        ...common,
        response: { 200: recruiterCountsSchema },
      },
    },
    async ({ caller, query }) => ({ counts: await readCounts(app.db, caller, query.company_id) }),
  );
};
