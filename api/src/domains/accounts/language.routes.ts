import { accountLanguageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../platform/http/rateLimits.ts';
import { updateAccount } from './accounts.repository.ts';

export const languageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/account/language',
    {
      onRequest: app.requireCaller,
      preHandler: app.limitByCaller({ max: 60, window: 10 * MINUTE }),
      schema: {
        summary: 'Choose the language of mails',
        description: 'The page of the caller sends it when its language is changed.',
        body: accountLanguageSchema,
        response: { 200: accountLanguageSchema },
      },
    },
    async ({ caller, body }) => {
      await updateAccount(app.db, caller.id, body);
      return body;
    },
  );
};
