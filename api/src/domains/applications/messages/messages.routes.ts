import {
  conversationListSchema,
  conversationSchema,
  messageReportSchema,
  messageSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors/domainError.ts';
import { idParamsSchema, pathIdSchema } from '../../../platform/http/idParams.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { isDocumentToken } from '../../files/documents/documentLink.ts';
import { sendDocument } from '../../files/documents/sendDocument.ts';
import { addConversation } from './addConversation.ts';
import { readConversations } from './conversationList.repository.ts';
import { findStoredFile } from './messages.repository.ts';
import { blockMessages, reportMessage } from './safety.service.ts';

const tokenSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(1000)) });

/** The conversation of an application, for its company. */
export const companyMessagesRoutes: FastifyPluginAsyncZod = async (app) => {
  await addConversation(app, {
    path: '/recruiter/applicants/:id/messages',
    onRequest: app.requireReviewer,
    partyOf: ({ id: accountId }, applicationId) => ({ side: 'company', accountId, applicationId }),
    other: 'applicant',
  });
};

/** The conversation of an own application, by its vacancy. */
export const applicantMessagesRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireApplicant;
  await addConversation(app, {
    path: '/applicant/applications/:id/messages',
    onRequest,
    partyOf: ({ id: accountId, applicantId }, vacancyId) => ({
      side: 'applicant',
      accountId,
      applicantId,
      vacancyId,
    }),
    other: 'company',
  });

  app.get(
    '/applicant/messages',
    {
      onRequest,
      schema: {
        summary: 'Own applications with messages, latest first',
        response: { 200: conversationListSchema },
      },
    },
    async ({ caller: { id, applicantId } }) => ({
      conversations: applicantId === null ? [] : await readConversations(app.db, id, applicantId),
    }),
  );

  const safety = {
    db: app.db,
    publishEvent: app.publishEvent,
    siteUrl: app.config.siteUrl,
    contactEmail: app.config.contactEmail,
  };

  app.put(
    '/applicant/applications/:id/messages/block',
    {
      onRequest,
      schema: {
        summary: 'Block the messages of the company about this application',
        params: idParamsSchema,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params }) => await blockMessages(safety, caller, params.id, true),
  );

  app.delete(
    '/applicant/applications/:id/messages/block',
    {
      onRequest,
      schema: {
        summary: 'Allow the messages of the company again',
        params: idParamsSchema,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params }) => await blockMessages(safety, caller, params.id, false),
  );

  app.post(
    '/applicant/applications/:id/messages/:messageId/report',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 10, window: HOUR }),
      schema: {
        summary: 'Report a message of the company to the operator',
        params: z.extend(idParamsSchema, { messageId: pathIdSchema }),
        body: messageReportSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params: { id: vacancyId, messageId }, body, id }) => {
      await reportMessage(safety, caller, { vacancyId, messageId }, body, id);
      return { message: 'Thank you. Your report has arrived.' };
    },
  );
};

/** Files of messages, which links open. */
export const messageFilesRoutes: FastifyPluginAsyncZod = async (app) => {
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
