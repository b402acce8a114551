import { messageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { writeAudit } from '../audit/audit.repository.ts';
import { endAllSessions } from './endSessions.repository.ts';
import { clearSessionCookies } from './sessionCookies.ts';

export const logoutEverywhereRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/logout-everywhere',
    {
      onRequest: app.requireCaller,
      schema: {
        summary: 'Sign out on every device, this one included',
        tags: ['account'],
        response: { 200: messageSchema },
      },
    },
    async ({ caller: { id: accountId }, id: requestId }, reply) => {
      await app.db.transaction().execute(async (trx) => {
        await endAllSessions(trx, accountId, 'signed out everywhere');
        await writeAudit(trx, { accountId, action: 'session.ended_everywhere', requestId });
      });
      clearSessionCookies(reply);
      return { message: 'Signed out successfully' };
    },
  );
};
