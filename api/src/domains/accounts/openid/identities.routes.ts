import { identitiesSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { listIdentities, unlinkIdentity } from './identities.service.ts';

/** The accounts of other services that sign in to the caller's account, of any role. */
export const identitiesRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireCaller;
  const response = { 200: identitiesSchema };

  app.get(
    '/account/identities',
    { onRequest, schema: { summary: 'Services that sign in to the account', response } },
    async ({ caller }) => await listIdentities(app.db, caller.id),
  );

  app.delete(
    '/account/identities/:id',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 20, window: 5 * MINUTE }),
      schema: { summary: 'Remove a service from the account', params: idParamsSchema, response },
    },
    async ({ caller, params, id: requestId }) =>
      await unlinkIdentity({ db: app.db, siteUrl: app.config.siteUrl }, caller, params.id, requestId),
  );
};
