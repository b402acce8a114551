import { applicationMessageSchema, messageFileSchema, resumeLinkSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors/domainError.ts';
import { idParamsSchema, pathIdSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { isDocumentToken } from '../../files/documents/documentLink.ts';
import { sendDocument } from '../../files/documents/sendDocument.ts';
import { readFileForm } from '../../files/uploads/readFileForm.ts';
import { uploads } from '../../files/uploads/uploads.ts';
import { applicantParty, companyParty } from './messages.routes.ts';
import { findStoredFile } from './messages.repository.ts';
import { MAX_PER_MINUTE } from './messages.rules.ts';
import { assertCanSendFile, linkToFile, sendFile } from './messages.service.ts';

const messageParam = { messageId: pathIdSchema };
const vacancyParamsSchema = z.object({ vacancyId: pathIdSchema });
const tokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(1000)) });

const sending = {
  description: 'The file `file` of a multipart form: PDF or Word (.docx, without macros), 5 MB.',
  consumes: ['multipart/form-data'],
  body: messageFileSchema,
  response: { 201: applicationMessageSchema },
};
const linking = {
  summary: 'A link to the file of a message, good for five minutes',
  response: { 200: resumeLinkSchema },
};

/** Files in the conversation of an application, for both sides. Each file is a message. */
export const messageFilesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(uploads);
  const services = { db: app.db, storage: app.storage, publishEvent: app.publishEvent };
  const sent = {
    preValidation: readFileForm('file'),
    config: { files: ['file'] },
    preHandler: app.limitByCaller({ max: MAX_PER_MINUTE, window: MINUTE }),
  };

  app.post(
    '/recruiter/applicants/:id/messages/files',
    {
      ...sent,
      onRequest: app.requireReviewer,
      schema: { summary: 'Send a file to the applicant', params: idParamsSchema, ...sending },
    },
    async ({ caller, params, body, uploads: files }, reply) => {
      const party = companyParty(caller, params);
      await assertCanSendFile(app.db, party);
      return await reply
        .code(201)
        .send(await sendFile(services, party, { ...body, upload: files!['file']! }));
    },
  );

  app.post(
    '/applicant/applications/:vacancyId/messages/files',
    {
      ...sent,
      onRequest: app.requireApplicant,
      schema: { summary: 'Send a file to the company', params: vacancyParamsSchema, ...sending },
    },
    async ({ caller, params, body, uploads: files }, reply) => {
      const party = applicantParty(caller, params);
      await assertCanSendFile(app.db, party);
      return await reply
        .code(201)
        .send(await sendFile(services, party, { ...body, upload: files!['file']! }));
    },
  );

  app.get(
    '/recruiter/applicants/:id/messages/:messageId/file',
    {
      onRequest: app.requireReviewer,
      schema: { ...linking, params: z.extend(idParamsSchema, messageParam) },
    },
    async ({ caller, params }) => await linkToFile(app, companyParty(caller, params), params.messageId),
  );

  app.get(
    '/applicant/applications/:vacancyId/messages/:messageId/file',
    {
      onRequest: app.requireApplicant,
      schema: { ...linking, params: z.extend(vacancyParamsSchema, messageParam) },
    },
    async ({ caller, params }) => await linkToFile(app, applicantParty(caller, params), params.messageId),
  );

  app.get(
    '/files/messages/:id',
    {
      schema: {
        summary: 'The file of a message, to whoever has a link to it that is not over',
        params: idParamsSchema,
        querystring: tokenSchema,
        produces: ['application/pdf', 'application/octet-stream'],
      },
    },
    async ({ params: { id }, query: { token } }, reply) => {
      const file =
        (await isDocumentToken(app.config, token, 'messages', id)) && (await findStoredFile(app.db, id));
      if (!file || !(await sendDocument(reply, file))) throw notFound('file');
      return reply;
    },
  );
};
