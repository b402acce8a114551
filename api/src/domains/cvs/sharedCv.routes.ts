import { sharedCvQuerySchema, sharedCvSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../platform/http/rateLimits.ts';
import { readSharedCv } from './cvs.service.ts';

/** Serves a CV to everyone who has its private link. */
export const sharedCvRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/cvs/shared',
    {
      preHandler: app.limitByAddress({ max: 60, window: MINUTE }),
      schema: {
        summary: 'The CV of a private link',
        querystring: sharedCvQuerySchema,
        response: { 200: sharedCvSchema },
      },
    },
    async ({ query }, reply) => {
      const shared = await readSharedCv(app.db, query.token);
      return await reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').send(shared);
    },
  );
};
