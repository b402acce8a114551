import {
  magicLinkRequestSchema,
  magicLinkSchema,
  messageSchema,
  signedInSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { deviceOf } from '../sessions/device.ts';
import { trustCookieIn } from '../second-step/secondStepCookies.ts';
import { sendAfterFirstFactor } from '../second-step/sendAfterFirstFactor.ts';
import { requestLanguage } from '../../../platform/http/requestLanguage.ts';
import { requestLink } from '../requestLink.service.ts';
import { checkMagicLink, signInWithLink } from './magicLink.service.ts';

/** Signs in with a mailed link; called by the e-mail provider of the sign-in service. */
export const magicLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/magic-link',
    {
      preHandler: [app.limitByAddress({ max: 30, window: HOUR }), app.limitByEmail({ max: 5, window: HOUR })],
      schema: {
        summary: 'Mail a link to sign in with',
        description:
          'The same answer, in the same time, whether or not the address has an account. With a name, an address without an account gets a link that creates an applicant without a password.',
        body: magicLinkRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const { email, name = null, callback_path = null } = request.body;
      const context = { request_id: request.id, language: requestLanguage(request) };
      await requestLink(app.db, { purpose: 'magic', email, name, callback_path, ...context });
      return { message: 'If this address has an account, we have sent it a link to sign in with.' };
    },
  );

  app.post(
    '/account/magic-link/check',
    {
      preHandler: app.limitByAddress({ max: 60, window: HOUR }),
      schema: {
        summary: 'Check whether a mailed sign-in link still works',
        description: 'Does not use the token up.',
        body: magicLinkSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body }) => {
      await checkMagicLink(app.db, body);
      return { message: 'This link works.' };
    },
  );

  app.post(
    '/account/magic-link/sign-in',
    {
      preHandler: app.limitByAddress({ max: 30, window: HOUR }),
      schema: {
        summary: 'Sign in with the token that was mailed',
        description:
          'Works once, for 15 minutes. Answers as POST /account/login. Proves the address: the first time ends every other session and the password from before. A link that was mailed for a new account creates it.',
        body: magicLinkSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request, reply) => {
      const services = { db: app.db, siteUrl: app.config.siteUrl };
      const outcome = await signInWithLink(services, request.body, {
        requestId: request.id,
        device: deviceOf(request),
        trustCookie: trustCookieIn(request),
        secret: app.config.secrets.JWT_SECRET,
      });
      return await sendAfterFirstFactor(app, reply, outcome);
    },
  );
};
