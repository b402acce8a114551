import {
  forgotPasswordSchema,
  messageSchema,
  resetLinkCheckSchema,
  resetPasswordSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { requestLanguage } from '../../../platform/http/requestLanguage.ts';
import { requestLink } from '../requestLink.service.ts';
import { checkResetLink, resetPassword } from './resetPassword.service.ts';

/** Serves both roles under the paths of the specification. */
export const resetPasswordRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/recruiter/forgot-password',
    {
      preHandler: [app.limitByAddress({ max: 30, window: HOUR }), app.limitByEmail({ max: 5, window: HOUR })],
      schema: {
        summary: 'Mail a link for choosing a new password',
        description: 'The same answer, in the same time, whether or not the address has an account.',
        body: forgotPasswordSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const context = {
        name: null,
        callback_path: null,
        request_id: request.id,
        language: requestLanguage(request),
      };
      await requestLink(app.db, { purpose: 'reset', email: request.body.email, ...context });
      return { message: 'If this address has an account, we have sent it a link for a new password.' };
    },
  );

  app.post(
    '/account/recruiter/reset-password/check',
    {
      preHandler: app.limitByAddress({ max: 60, window: HOUR }),
      schema: {
        summary: 'Check whether a mailed link still works',
        description: 'Does not use the token up.',
        body: resetLinkCheckSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body }) => {
      await checkResetLink(app.db, body);
      return { message: 'This link works.' };
    },
  );

  app.post(
    '/account/recruiter/reset-password',
    {
      preHandler: app.limitByAddress({ max: 30, window: HOUR }),
      schema: {
        summary: 'Choose a new password with the token that was mailed',
        description: 'The token works once, for one hour. Every session of the account ends.',
        body: resetPasswordSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body, id: requestId }) => {
      await resetPassword({ db: app.db, siteUrl: app.config.siteUrl }, body, requestId);
      return { message: 'Your password was changed. Please sign in.' };
    },
  );
};
