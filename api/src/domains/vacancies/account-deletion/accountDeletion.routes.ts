import { accountDeletionSchema, deleteAccountSchema, messageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { clearSessionCookies } from '../../accounts/sessions/sessionCookies.ts';
import { deleteRecruiter, previewDeletion } from './accountDeletion.service.ts';

/** Deletes the account of a recruiter. Applicants use `DELETE /applicant/me/data`. */
export const accountDeletionRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireRecruiter;
  const common = { tags: ['recruiter'] };

  app.get(
    '/recruiter/user/deletion',
    {
      onRequest,
      schema: {
        summary: 'What deleting the account does to its companies',
        ...common,
        response: { 200: accountDeletionSchema },
      },
    },
    async ({ caller }) => await previewDeletion(app.db, caller.id),
  );

  app.post(
    '/recruiter/user/delete',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 10, window: 15 * MINUTE }),
      schema: {
        summary: 'Delete the account, with the password',
        ...common,
        body: deleteAccountSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, body, id: requestId }, reply) => {
      await deleteRecruiter({ db: app.db, siteUrl: app.config.siteUrl }, caller, body.password, requestId);
      clearSessionCookies(reply);
      return { message: 'Your account was deleted. Ayo!' };
    },
  );
};
