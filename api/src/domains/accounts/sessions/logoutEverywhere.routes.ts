import { messageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { logoutEverywhere } from './logoutEverywhere.service.ts';
import { clearSessionCookies } from './sessionCookies.ts';

export const logoutEverywhereRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/logout-everywhere',
    {
      onRequest: app.requireCaller,
      schema: {
        summary: 'Sign out on every device, this one included',
        response: { 200: messageSchema },
      },
    },
    async ({ caller: { id: accountId }, id: requestId }, reply) => {
      await logoutEverywhere(app.db, accountId, requestId);
      clearSessionCookies(reply);
      return { message: 'Signed out successfully' };
    },
  );
};
