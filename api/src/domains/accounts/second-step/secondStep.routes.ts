import {
  passkeyOptionsSchema,
  pendingStepSchema,
  secondStepSchema,
  signedInSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { createPasskeyOptions } from '../passkeys/verifyPasskey.service.ts';
import { deviceOf } from '../sessions/device.ts';
import { sendSignedIn } from '../sessions/sendSignedIn.ts';
import { expired, passSecondStep } from './passSecondStep.service.ts';
import { findPendingSignIn, readWays } from './pendingSignIns.repository.ts';
import { clearPendingCookie, pendingTokenOf, setTrustCookie } from './secondStepCookies.ts';

/** The second step of a sign-in, after a password or a mailed link. The cookie of the first step identifies it. */
export const secondStepRoutes: FastifyPluginAsyncZod = async (app) => {
  const limit = () => app.limitByAddress({ max: 60, window: 5 * MINUTE });

  const pendingAccount = async (request: FastifyRequest): Promise<number> => {
    const pending = await findPendingSignIn(app.db, pendingTokenOf(request) ?? '');
    if (!pending) throw expired();
    return pending.accountId;
  };

  app.get(
    '/account/second-step/pending',
    {
      preHandler: limit(),
      schema: { summary: 'Ways to finish a sign-in', response: { 200: pendingStepSchema } },
    },
    async (request) => await readWays(app.db, await pendingAccount(request)),
  );

  app.post(
    '/account/second-step/passkey-options',
    {
      preHandler: limit(),
      config: { changesNoPage: true },
      schema: {
        summary: 'Options with which a browser uses a passkey to finish a sign-in',
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request) => {
      const use = { purpose: 'second_step', accountId: await pendingAccount(request) } as const;
      const services = { db: app.db, siteUrl: app.config.siteUrl };
      return { options: { ...(await createPasskeyOptions(services, use)) } };
    },
  );

  app.post(
    '/account/second-step',
    {
      preHandler: limit(),
      schema: {
        summary: 'Finish a sign-in with its second factor',
        description:
          'Takes a code of the app, a recovery code or a passkey. Answers as POST /account/login. Five wrong codes ' +
          'pause codes for 15 minutes.',
        body: secondStepSchema,
        response: { 200: signedInSchema },
      },
    },
    async (request, reply) => {
      const pendingToken = pendingTokenOf(request);
      const call = { pendingToken, device: deviceOf(request), requestId: request.id };
      const { session, trustCookie } = await passSecondStep(app, request.body, call);
      clearPendingCookie(reply);
      if (trustCookie !== undefined) setTrustCookie(reply, trustCookie);
      return await sendSignedIn(app, reply, session);
    },
  );
};
