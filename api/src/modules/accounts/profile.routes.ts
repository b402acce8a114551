import {
  isCommonPassword,
  profileSchema,
  profileUpdateSchema,
  type ProfileUpdate,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../errors/domainError.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import { passwordChangedMail } from '../../mail/templates/passwordMails.ts';
import { MINUTE } from '../../plugins/rateLimits.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { findCredentials, readProfile, updateAccount } from './accounts.repository.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { revokeOtherFamilies } from './sessions.repository.ts';

/** The profile call of every role, under the specification's address. */
export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { tags: ['account'], response: { 200: profileSchema } };

  app.get(
    '/recruiter/user/',
    { onRequest: app.requireCaller, schema: { summary: "The caller's profile", ...common } },
    async (request) => await readProfile(app.db, request.caller.id),
  );

  app.put(
    '/recruiter/user/',
    {
      onRequest: app.requireCaller,
      preHandler: app.limitByCaller({ max: 20, window: 5 * MINUTE }),
      schema: { summary: 'Change the name or the password', body: profileUpdateSchema, ...common },
    },
    async (request) => {
      const { name, new_password } = request.body;
      const passwordHash =
        new_password === undefined ? undefined : await newPasswordHash(request, request.body);
      await app.db.transaction().execute(async (trx) => {
        const { id, familyId, name: oldName, email } = request.caller;
        await updateAccount(trx, id, {
          ...(name !== undefined && { name }),
          ...(passwordHash !== undefined && { password_hash: passwordHash }),
        });
        if (passwordHash === undefined) return;
        await revokeOtherFamilies(trx, { accountId: id, familyId }, 'password changed');
        await queueMail(
          trx,
          email,
          passwordChangedMail({ siteUrl: app.config.siteUrl, name: name ?? oldName }),
        );
        await writeAudit(trx, { accountId: id, action: 'account.password_changed', requestId: request.id });
      });
      return await readProfile(app.db, request.caller.id);
    },
  );

  async function newPasswordHash(request: FastifyRequest, body: ProfileUpdate): Promise<string> {
    const stored = await findCredentials(app.db, { id: request.caller.id });
    if (!(await verifyPassword(body.current_password ?? '', stored?.password_hash))) {
      throw invalidField('current_password', 'This is not your current password.');
    }
    if (isCommonPassword(body.new_password!)) {
      throw invalidField('new_password', 'This password is too easy to guess. Please choose another one.');
    }
    return await hashPassword(body.new_password!);
  }
};
