import {
  messageSchema,
  registeredSchema,
  registrationSchema,
  verifyEmailQuerySchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError, invalidField } from '../../../platform/errors/domainError.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { verificationMail } from '../verification.mails.ts';
import { HOUR, MINUTE } from '../../../platform/http/rateLimits.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { insertAccount } from '../accounts.repository.ts';
import { insertEmailToken, verifyAccount } from '../emailTokens.repository.ts';
import { checkNewPassword } from '../newPassword.rules.ts';
import { hashPassword } from '../password.ts';

export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const role of ['recruiter', 'applicant'] as const) {
    app.post(
      `/account/${role}/register`,
      {
        preHandler: app.limitByAddress({ max: 30, window: HOUR }),
        schema: {
          summary: `Open ${role === 'recruiter' ? 'a recruiter' : 'an applicant'}'s account`,
          tags: ['account'],
          body: registrationSchema,
          response: { 201: registeredSchema },
        },
      },
      async (request, reply) => {
        const { body } = request;
        checkNewPassword(body);
        const passwordHash = await hashPassword(body.password);
        const id = await app.db.transaction().execute(async (trx) => {
          const created = await insertAccount(trx, role, body, passwordHash);
          if (created === undefined) return undefined;
          const token = await insertEmailToken(trx, created, 'verify');
          await queueMail(
            trx,
            body.email,
            verificationMail({ siteUrl: app.config.siteUrl, name: body.name, token }),
          );
          await writeAudit(trx, { accountId: created, action: 'account.registered', requestId: request.id });
          return created;
        });
        if (id === undefined) {
          throw invalidField('email', 'This e-mail address has an account already. Sign in instead.');
        }
        const message = 'Your account was created. We sent you a mail to verify your address.';
        return await reply.code(201).send({ id, email: body.email, message });
      },
    );
  }

  app.get(
    '/recruiter/verify-email',
    {
      preHandler: app.limitByAddress({ max: 60, window: 10 * MINUTE }),
      schema: {
        summary: 'Verify an e-mail address with the token that was mailed to it',
        tags: ['account'],
        querystring: verifyEmailQuerySchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const verified = await verifyAccount(app.db, request.query.token);
      if (!verified) throw new DomainError(400, 'token_invalid', 'Verification failed. Please try again.');
      const { accountId, isFirstTime } = verified;
      if (isFirstTime) {
        await writeAudit(app.db, { accountId, action: 'account.verified', requestId: request.id });
        await app.publishEvent(`private-user.${accountId}`, 'user-verified', { id: accountId });
      }
      return { message: 'Email verified successfully.' };
    },
  );
};
