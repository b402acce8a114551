import { mayReadMetrics } from '@cpa/shared/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../platform/errors/domainError.ts';

/** Serves Prometheus, which calls this port directly and not through the site. */
export const metricsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/metrics',
    {
      logLevel: 'warn',
      schema: {
        summary: 'Figures for Prometheus',
        description:
          'Answers only whoever asks the API itself, past the site; with METRICS_TOKEN only with that bearer token.',
        produces: ['text/plain'],
      },
    },
    async ({ headers }, reply) => {
      if (!mayReadMetrics(headers, app.config.metricsToken)) throw notFound('page');
      return await reply.type(app.metrics.contentType).send(await app.metrics.metrics());
    },
  );
};
