import {
  magicLinkRequestSchema,
  magicLinkSchema,
  messageSchema,
  signedInSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { sendSignedIn } from '../sessions/sendSignedIn.ts';
import { useMagicLink } from './magicLink.repository.ts';
import { insertLinkRequest } from '../passwords/resetPassword.repository.ts';
import { openSession } from '../sessions/sessions.repository.ts';

/** Signs in with a mailed link; called by the e-mail provider of the sign-in service. */
export const magicLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/magic-link',
    {
      preHandler: [app.limitByAddress({ max: 30, window: HOUR }), app.limitByEmail({ max: 5, window: HOUR })],
      schema: {
        summary: 'Mail a link to sign in with',
        description: 'The same answer, in the same time, whether or not the address has an account.',
        tags: ['account'],
        body: magicLinkRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body, id: requestId }) => {
      const { email, callback_path: callbackPath } = body;
      await insertLinkRequest(app.db, { purpose: 'magic', email, requestId, callbackPath });
      return { message: 'If this address has an account, we have sent it a link to sign in with.' };
    },
  );

  app.post(
    '/account/magic-link/sign-in',
    {
      preHandler: app.limitByAddress({ max: 30, window: HOUR }),
      schema: {
        summary: 'Sign in with the token that was mailed',
        description:
          'Works once, for 15 minutes. Answers as POST /account/login. The address does not count as verified by it.',
        tags: ['account'],
        body: magicLinkSchema,
        response: { 200: signedInSchema },
      },
    },
    async ({ body, id: requestId }, reply) => {
      const session = await app.db.transaction().execute(async (trx) => {
        const accountId = await useMagicLink(trx, body);
        if (accountId === undefined) throw linkDead();
        await writeAudit(trx, { accountId, action: 'session.opened', detail: { by: 'link' }, requestId });
        return await openSession(trx, accountId);
      });
      return await sendSignedIn(app, reply, session);
    },
  );
};

const linkDead = (): DomainError =>
  new DomainError(401, 'token_invalid', 'This link does not work any more. Please ask for a new one.');
