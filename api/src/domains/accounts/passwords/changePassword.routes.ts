import { messageSchema, passwordChangeSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { changePassword } from './changePassword.service.ts';

export const changePasswordRoutes: FastifyPluginAsyncZod = async (app) => {
  app.put(
    '/account/password',
    {
      onRequest: app.requireCaller,
      preHandler: app.limitByCaller({ max: 10, window: 15 * MINUTE }),
      schema: {
        summary: 'Change the password, with the old one',
        description:
          'The sign-in that asks stays; every other one of the account ends, and the owner is told by mail.',
        body: passwordChangeSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body, caller, id: requestId }) => {
      const { current_password: current, ...wanted } = body;
      const services = { db: app.db, siteUrl: app.config.siteUrl };
      await changePassword(services, caller, { current, ...wanted }, requestId);
      return { message: 'Your password was changed. You were signed out everywhere else.' };
    },
  );
};
