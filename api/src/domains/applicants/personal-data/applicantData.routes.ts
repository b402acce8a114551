import {
  applicantExportSchema,
  deleteAccountSchema,
  messageSchema,
  storedDataSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { responseLanguage } from '../../../platform/http/requestLanguage.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { clearSessionCookies } from '../../accounts/sessions/sessionCookies.ts';
import {
  erasePersonalData,
  exportAsPdf,
  exportPersonalData,
  readStoredData,
} from './applicantData.service.ts';

/** Exports and erases all personal data of an applicant. */
export const applicantDataRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireApplicant;

  app.get(
    '/applicant/me/data',
    {
      onRequest,
      schema: {
        summary: 'How much is stored about the caller',
        response: { 200: storedDataSchema },
      },
    },
    async ({ caller }) => await readStoredData(app.db, caller),
  );

  app.get(
    '/applicant/me/export',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 20, window: 10 * MINUTE }),
      schema: {
        summary: 'Everything that is kept about the caller',
        description: 'As a file to keep; `json_resume` is the profile as a JSON Resume 1.3.1 document.',
        response: { 200: applicantExportSchema },
      },
    },
    async (request, reply) => {
      const everything = await exportPersonalData(app.db, request.caller.id, {
        requestId: request.id,
        language: responseLanguage(request),
      });
      return await reply
        .header('content-disposition', 'attachment; filename="career-portal-aruba.json"')
        .header('cache-control', 'no-store')
        .send(everything);
    },
  );

  app.get(
    '/applicant/me/export.pdf',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 5, window: 10 * MINUTE }),
      schema: {
        summary: 'The same to read or print, with the uploaded files attached',
        produces: ['application/pdf'],
      },
    },
    async (request, reply) => {
      const pdf = await exportAsPdf({ db: app.db, storage: app.storage }, request.caller.id, {
        requestId: request.id,
        language: responseLanguage(request),
      });
      return await reply
        .header('content-disposition', 'attachment; filename="career-portal-aruba.pdf"')
        .header('cache-control', 'no-store')
        .type('application/pdf')
        .send(pdf);
    },
  );

  app.delete(
    '/applicant/me/data',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 10, window: 15 * MINUTE }),
      schema: {
        summary: 'Erase the caller: profile, files, letters, mails, sign-ins and the account itself',
        body: deleteAccountSchema,
        description: 'Companies keep the application without a name and without anything the person wrote.',
        response: { 200: messageSchema },
      },
    },
    async ({ caller, body: { password }, id: requestId, log }, reply) => {
      const services = { db: app.db, storage: app.storage, log };
      await erasePersonalData(services, caller, { password, requestId });
      clearSessionCookies(reply);
      return { message: 'Everything about you was erased, and your account with it. Ayo!' };
    },
  );
};
