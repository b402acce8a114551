import { sessionsSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { readActiveSessions } from './activeSessions.repository.ts';
import { endEveryOtherSession, endListedSession } from './activeSessions.service.ts';

/** The active sessions of the caller, of any role. */
export const activeSessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireCaller;
  const common = { response: { 200: sessionsSchema } };

  app.get(
    '/account/sessions',
    { onRequest, schema: { summary: 'Where the caller is signed in', ...common } },
    async ({ caller }) => ({ sessions: await readActiveSessions(app.db, caller) }),
  );

  app.delete(
    '/account/sessions/:id',
    {
      onRequest,
      schema: { summary: 'End one session of the caller', params: z.object({ id: z.uuid() }), ...common },
    },
    async ({ caller, params, id: requestId }) => await endListedSession(app.db, caller, params.id, requestId),
  );

  app.post(
    '/account/sessions/end-others',
    { onRequest, schema: { summary: 'End every session except the own one', ...common } },
    async ({ caller, id: requestId }) => await endEveryOtherSession(app.db, caller, requestId),
  );
};
