import { passkeyOptionsSchema, passkeySignInSchema, signedInSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { deviceOf } from '../sessions/device.ts';
import { sendSignedIn } from '../sessions/sendSignedIn.ts';
import { signInWithPasskey } from './passkeySignIn.service.ts';
import { createPasskeyOptions } from './verifyPasskey.service.ts';

/** Signs in with a passkey; called by the sign-in service. */
export const passkeySignInRoutes: FastifyPluginAsyncZod = async (app) => {
  const services = { db: app.db, siteUrl: app.config.siteUrl };

  app.post(
    '/account/passkeys/sign-in/options',
    {
      preHandler: app.limitByAddress({ max: 120, window: 5 * MINUTE }),
      config: { changesNoPage: true },
      schema: {
        summary: 'Options with which a browser uses a passkey to sign in',
        response: { 200: passkeyOptionsSchema },
      },
    },
    async () => {
      const use = { purpose: 'sign_in', accountId: null } as const;
      return { options: { ...(await createPasskeyOptions(services, use)) } };
    },
  );

  app.post(
    '/account/passkeys/sign-in',
    {
      preHandler: app.limitByAddress({ max: 60, window: 5 * MINUTE }),
      schema: {
        summary: 'Sign in with a passkey',
        description: 'Answers as POST /account/login. Counts as both factors.',
        body: passkeySignInSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request, reply) => {
      const context = { device: deviceOf(request), requestId: request.id };
      const session = await signInWithPasskey(services, request.body.credential, context);
      return await sendSignedIn(app, reply, session);
    },
  );
};
