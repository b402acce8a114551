import {
  openIdSignInSchema,
  openIdStartedSchema,
  openIdStartSchema,
  signedInSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HOUR, MINUTE } from '../../../platform/http/rateLimits.ts';
import { requestLanguage } from '../../../platform/http/requestLanguage.ts';
import { deviceOf } from '../sessions/device.ts';
import { trustCookieIn } from '../second-step/secondStepCookies.ts';
import { sendAfterFirstFactor } from '../second-step/sendAfterFirstFactor.ts';
import { createOpenIdClients } from './openIdClients.ts';
import { signInWithIdentity } from './openIdSignIn.service.ts';

/** Signs in with a provider of OpenID Connect; called by the sign-in service of the site. */
export const openIdSignInRoutes: FastifyPluginAsyncZod = async (app) => {
  const clients = createOpenIdClients(app.config);

  app.post(
    '/account/openid/start',
    {
      preHandler: app.limitByAddress({ max: 60, window: 5 * MINUTE }),
      schema: {
        summary: 'Start a sign-in with another service',
        description: 'The site server stores the secrets in a cookie of the browser and redirects it.',
        body: openIdStartSchema,
        response: { 200: openIdStartedSchema },
      },
    },
    async ({ body, log }) => await clients.start(body.provider, log),
  );

  app.post(
    '/account/openid/sign-in',
    {
      preHandler: app.limitByAddress({ max: 30, window: HOUR }),
      schema: {
        summary: 'Sign in with the response of another service',
        description:
          'Answers as POST /account/login. 409 when the user opens a mailed link or chooses a role first.',
        body: openIdSignInSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request, reply) => {
      const { provider, role, token, callback_path, ...callback } = request.body;
      const identity = await clients.identify(provider, callback, request.log);
      const { siteUrl, rateLimitFactor, secrets } = app.config;
      const outcome = await signInWithIdentity(
        { db: app.db, siteUrl, rateLimitFactor },
        identity,
        { role, token, callback_path },
        {
          requestId: request.id,
          device: deviceOf(request),
          language: requestLanguage(request),
          trustCookie: trustCookieIn(request),
          secret: secrets.JWT_SECRET,
        },
      );
      return await sendAfterFirstFactor(app, reply, outcome);
    },
  );
};
