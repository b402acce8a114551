import { applicantExportSchema, messageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deleteFiles } from '../../files/deleteFiles.service.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { clearSessionCookies } from '../../accounts/sessions/sessionCookies.ts';
import { findApplicant } from '../applicants.repository.ts';
import { writeAudit } from '../../accounts/audit/audit.repository.ts';
import { eraseApplicant } from './eraseApplicant.repository.ts';
import { exportApplicant } from './exportApplicant.repository.ts';

/** Exports and erases all personal data of an applicant. */
export const applicantDataRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireApplicant;
  const common = { tags: ['applicant'] };

  app.get(
    '/applicant/me/export',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 20, window: 10 * MINUTE }),
      schema: {
        summary: 'Everything that is kept about the caller',
        description: 'As a file to keep; `json_resume` is the profile as a JSON Resume 1.3.1 document.',
        ...common,
        response: { 200: applicantExportSchema },
      },
    },
    async ({ caller: { id } }, reply) => {
      const everything = await app.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(
          async (trx) =>
            await exportApplicant(trx, id, { profile: await findApplicant(trx, id), now: new Date() }),
        );
      return await reply
        .header('content-disposition', 'attachment; filename="career-portal-aruba.json"')
        .header('cache-control', 'no-store')
        .send(everything);
    },
  );

  app.delete(
    '/applicant/me/data',
    {
      onRequest,
      schema: {
        summary: 'Erase the caller: profile, files, letters, mails, sign-ins and the account itself',
        description: 'Companies keep the application without a name and without anything the person wrote.',
        ...common,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, id: requestId, log }, reply) => {
      const { id: accountId, applicantId, email, verified } = caller;
      await app.db.transaction().execute(async (trx) => {
        await eraseApplicant(trx, { accountId, applicantId, email, verified });
        await writeAudit(trx, { accountId, action: 'account.erased', requestId });
      });
      // Delete files right away; the job deletes what three seconds are not enough for.
      await deleteFiles(app.db, app.storage, AbortSignal.timeout(3000)).catch((error: unknown) =>
        log.warn({ err: error }, 'files of an erased person are left to the job'),
      );
      clearSessionCookies(reply);
      return { message: 'Everything about you was erased, and your account with it. Ayo!' };
    },
  );
};
