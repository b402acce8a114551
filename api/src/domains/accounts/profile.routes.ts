import { profileSchema, profileUpdateSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../platform/http/rateLimits.ts';
import { readProfile } from './accounts.repository.ts';
import { updateProfile } from './profile.service.ts';

/** Serves the profile of every role under the path of the specification. */
export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { tags: ['account'], response: { 200: profileSchema } };

  app.get(
    '/recruiter/user/',
    { onRequest: app.requireCaller, schema: { summary: "The caller's profile", ...common } },
    async (request) => await readProfile(app.db, request.caller.id),
  );

  app.put(
    '/recruiter/user/',
    {
      onRequest: app.requireCaller,
      preHandler: app.limitByCaller({ max: 20, window: 5 * MINUTE }),
      schema: { summary: 'Change the name or the password', body: profileUpdateSchema, ...common },
    },
    async ({ body, caller, id: requestId }) =>
      await updateProfile({ db: app.db, siteUrl: app.config.siteUrl }, caller, body, requestId),
  );
};
