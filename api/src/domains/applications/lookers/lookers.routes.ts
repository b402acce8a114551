import { lookersSchema, messageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { leave, look } from './lookers.service.ts';

/** Who of a company has an application open. */
export const lookersRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = {
    onRequest: app.requireReviewer,
    preHandler: app.limitByCaller({ max: 240, window: MINUTE }),
    config: { changesNoPage: true },
  };

  app.put(
    '/recruiter/applicants/:id/looking',
    {
      ...common,
      schema: {
        summary: 'Say that the application is open, and read which colleagues have it open too',
        description: 'Repeat it every 25 seconds: it holds for one minute.',
        params: idParamsSchema,
        response: { 200: lookersSchema },
      },
    },
    async ({ caller, params }) => await look(app, caller.id, params.id),
  );

  app.delete(
    '/recruiter/applicants/:id/looking',
    {
      ...common,
      schema: {
        summary: 'Say that the application is open no more',
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params }) => {
      await leave(app, caller.id, params.id);
      return { message: 'Left' };
    },
  );
};
