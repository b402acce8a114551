import { forgotPasswordSchema, messageSchema, resetPasswordSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { passwordChangedMail } from '../password.mails.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { updateAccount } from '../accounts.repository.ts';
import { endAllSessions } from '../sessions/endSessions.repository.ts';
import { checkNewPassword } from '../newPassword.rules.ts';
import { hashPassword } from '../password.ts';
import { insertLinkRequest, isResetTokenGood, useResetToken } from './resetPassword.repository.ts';

/** Serves both roles under the paths of the specification. */
export const resetPasswordRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/recruiter/forgot-password',
    {
      preHandler: [app.limitByAddress({ max: 30, window: HOUR }), app.limitByEmail({ max: 5, window: HOUR })],
      schema: {
        summary: 'Mail a link for choosing a new password',
        description: 'The same answer, in the same time, whether or not the address has an account.',
        tags: ['account'],
        body: forgotPasswordSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await insertLinkRequest(app.db, { purpose: 'reset', email: request.body.email, requestId: request.id });
      return { message: 'If this address has an account, we have sent it a link for a new password.' };
    },
  );

  app.post(
    '/account/recruiter/reset-password',
    {
      preHandler: app.limitByAddress({ max: 30, window: HOUR }),
      schema: {
        summary: 'Choose a new password with the token that was mailed',
        description: 'The token works once, for one hour. Every session of the account ends.',
        tags: ['account'],
        body: resetPasswordSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body, id: requestId }) => {
      if (!(await isResetTokenGood(app.db, body))) throw linkDead();
      checkNewPassword(body);
      const passwordHash = await hashPassword(body.password);
      await app.db.transaction().execute(async (trx) => {
        const account = await useResetToken(trx, body);
        if (!account) throw linkDead();
        await updateAccount(trx, account.id, { password_hash: passwordHash });
        await endAllSessions(trx, account.id, 'password reset');
        const { siteUrl } = app.config;
        await queueMail(trx, account.email, passwordChangedMail({ siteUrl, name: account.name }));
        await writeAudit(trx, { accountId: account.id, action: 'account.password_reset', requestId });
      });
      return { message: 'Your password was changed. Please sign in.' };
    },
  );
};

const linkDead = (): DomainError =>
  new DomainError(400, 'token_invalid', 'This link does not work any more.');
