import { messageSchema, passwordChangeSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { invalidField } from '../../errors/domainError.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import { passwordChangedMail } from '../../mail/templates/passwordMails.ts';
import { MINUTE } from '../../plugins/rateLimits.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { findCredentials, updateAccount } from './accounts.repository.ts';
import { checkNewPassword } from './newPasswordRule.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { revokeOtherFamilies } from './sessions.repository.ts';

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
        tags: ['account'],
        body: passwordChangeSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body, caller, id: requestId }) => {
      const { id: accountId, familyId, email, name } = caller;
      const stored = await findCredentials(app.db, { id: accountId });
      if (!(await verifyPassword(body.current_password, stored?.password_hash))) {
        throw invalidField('current_password', 'This is not your current password.');
      }
      checkNewPassword(body);
      const passwordHash = await hashPassword(body.password);
      await app.db.transaction().execute(async (trx) => {
        await updateAccount(trx, accountId, { password_hash: passwordHash });
        await revokeOtherFamilies(trx, { accountId, familyId }, 'password changed');
        await queueMail(trx, email, passwordChangedMail({ siteUrl: app.config.siteUrl, name }));
        await writeAudit(trx, { accountId, action: 'account.password_changed', requestId });
      });
      return { message: 'Your password was changed. You were signed out everywhere else.' };
    },
  );
};
