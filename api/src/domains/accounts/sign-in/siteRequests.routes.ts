import { messageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { MINUTE } from '../../../platform/http/rateLimits.ts';

/** Requests of one IP address per minute to the sign-in service of the site, for all its servers together. */
const PER_MINUTE = 30;

/** Counts requests to the sign-in service of the site, whose servers have no database. */
export const siteRequestsRoutes: FastifyPluginAsyncZod = async (app) => {
  const limits = {
    'sign-in': app.limitByAddress({ max: PER_MINUTE, window: MINUTE, name: 'site sign-in' }),
    log: app.limitByAddress({ max: PER_MINUTE, window: MINUTE, name: 'site log' }),
  };
  app.post(
    '/account/site-requests/:kind',
    {
      preHandler: app.limitByChoice(({ params }) => limits[(params as { kind: keyof typeof limits }).kind]),
      schema: {
        summary: 'Count a request to the sign-in service of the site',
        description: 'The site calls it on behalf of the visitor. More than 30 a minute are refused.',
        tags: ['account'],
        params: z.object({ kind: z.enum(['sign-in', 'log']) }),
        response: { 200: messageSchema },
      },
    },
    async () => ({ message: 'The request was counted.' }),
  );
};
