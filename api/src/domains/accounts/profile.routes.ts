import { profileSchema, profileUpdateSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../platform/http/rateLimits.ts';
import { readProfile, updateAccount } from './accounts.repository.ts';
import { preparePasswordChange, recordPasswordChange } from './passwords/changePassword.service.ts';

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
    async ({
      body: { name, new_password: password, current_password: current = '' },
      caller,
      id: requestId,
    }) => {
      const { siteUrl } = app.config;
      const change =
        password === undefined
          ? undefined
          : await preparePasswordChange(app.db, caller, { current, password, field: 'new_password' });
      await app.db.transaction().execute(async (trx) => {
        const renamed = { ...caller, name: name ?? caller.name };
        if (name !== undefined) await updateAccount(trx, caller.id, { name });
        if (change) await recordPasswordChange(trx, renamed, { change, siteUrl, requestId });
      });
      return await readProfile(app.db, caller.id);
    },
  );
};
