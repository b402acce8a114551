import { applicantExportSchema, messageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { clearSessionCookies } from '../../accounts/sessions/sessionCookies.ts';
import { erasePersonalData, exportPersonalData } from './applicantData.service.ts';

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
      const everything = await exportPersonalData(app.db, id);
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
      await erasePersonalData({ db: app.db, storage: app.storage, log }, caller, requestId);
      clearSessionCookies(reply);
      return { message: 'Everything about you was erased, and your account with it. Ayo!' };
    },
  );
};
