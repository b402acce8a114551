import {
  applicationMessageSchema,
  conversationListSchema,
  conversationSchema,
  messageReportSchema,
  messageSchema,
  messagesReadSchema,
  newMessageSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { idParamsSchema, pathIdSchema } from '../../../platform/http/idParams.ts';
import { HOUR, MINUTE } from '../../../platform/http/rateLimits.ts';
import type { Caller } from '../../accounts/caller.ts';
import { readConversations } from './conversationList.repository.ts';
import type { Party } from './messages.repository.ts';
import { MAX_PER_MINUTE } from './messages.rules.ts';
import { markConversationRead, muteConversation, readConversation, sendMessage } from './messages.service.ts';
import { blockMessages, reportMessage } from './safety.service.ts';

const vacancyParamsSchema = z.object({ vacancyId: pathIdSchema });

export const companyParty = ({ id: accountId }: Caller, { id: applicationId }: { id: number }): Party => ({
  side: 'company',
  accountId,
  applicationId,
});

export const applicantParty = (
  { id: accountId, applicantId }: Caller,
  { vacancyId }: { vacancyId: number },
): Party => ({ side: 'applicant', accountId, applicantId, vacancyId });

/** The conversation of an application, for its company. */
export const companyMessagesRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { params: idParamsSchema };
  const onRequest = app.requireReviewer;
  const limitMutes = app.limitByCaller({ max: 60, window: MINUTE });
  const services = { db: app.db, publishEvent: app.publishEvent };

  app.get(
    '/recruiter/applicants/:id/messages',
    {
      onRequest,
      schema: {
        summary: 'Messages with the applicant, oldest first',
        ...common,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params }) => await readConversation(app.db, companyParty(caller, params)),
  );

  app.post(
    '/recruiter/applicants/:id/messages',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: MAX_PER_MINUTE, window: MINUTE }),
      schema: {
        summary: 'Write to the applicant',
        ...common,
        body: newMessageSchema,
        response: { 201: applicationMessageSchema },
      },
    },
    async ({ caller, params, body }, reply) =>
      await reply.code(201).send(await sendMessage(services, companyParty(caller, params), body)),
  );

  app.post(
    '/recruiter/applicants/:id/messages/read',
    {
      onRequest,
      schema: {
        summary: "Mark the applicant's messages as read",
        ...common,
        body: messagesReadSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params, body }) => {
      await markConversationRead(services, companyParty(caller, params), body.until);
      return { message: 'Messages read' };
    },
  );

  app.put(
    '/recruiter/applicants/:id/messages/mute',
    {
      onRequest,
      preHandler: limitMutes,
      schema: {
        summary: 'Get neither mails nor notifications about new messages',
        ...common,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params }) => await muteConversation(app.db, companyParty(caller, params), true),
  );

  app.delete(
    '/recruiter/applicants/:id/messages/mute',
    {
      onRequest,
      preHandler: limitMutes,
      schema: {
        summary: 'Get mails and notifications about new messages again',
        ...common,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params }) => await muteConversation(app.db, companyParty(caller, params), false),
  );
};

/** The conversation of an own application, by its vacancy. */
export const applicantMessagesRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { params: vacancyParamsSchema };
  const onRequest = app.requireApplicant;
  const limitMutes = app.limitByCaller({ max: 60, window: MINUTE });
  const services = { db: app.db, publishEvent: app.publishEvent };

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

  app.get(
    '/applicant/applications/:vacancyId/messages',
    {
      onRequest,
      schema: {
        summary: 'Messages with the company, oldest first',
        ...common,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params }) => await readConversation(app.db, applicantParty(caller, params)),
  );

  app.post(
    '/applicant/applications/:vacancyId/messages',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: MAX_PER_MINUTE, window: MINUTE }),
      schema: {
        summary: 'Write to the company',
        ...common,
        body: newMessageSchema,
        response: { 201: applicationMessageSchema },
      },
    },
    async ({ caller, params, body }, reply) =>
      await reply.code(201).send(await sendMessage(services, applicantParty(caller, params), body)),
  );

  app.post(
    '/applicant/applications/:vacancyId/messages/read',
    {
      onRequest,
      schema: {
        summary: "Mark the company's messages as read",
        ...common,
        body: messagesReadSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params, body }) => {
      await markConversationRead(services, applicantParty(caller, params), body.until);
      return { message: 'Messages read' };
    },
  );

  app.put(
    '/applicant/applications/:vacancyId/messages/mute',
    {
      onRequest,
      preHandler: limitMutes,
      schema: {
        summary: 'Get neither mails nor notifications about new messages',
        ...common,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params }) => await muteConversation(app.db, applicantParty(caller, params), true),
  );

  app.delete(
    '/applicant/applications/:vacancyId/messages/mute',
    {
      onRequest,
      preHandler: limitMutes,
      schema: {
        summary: 'Get mails and notifications about new messages again',
        ...common,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params }) => await muteConversation(app.db, applicantParty(caller, params), false),
  );

  const safety = {
    ...services,
    siteUrl: app.config.siteUrl,
    contactEmail: app.config.contactEmail,
  };

  app.put(
    '/applicant/applications/:vacancyId/messages/block',
    {
      onRequest,
      schema: {
        summary: 'Block the messages of the company about this application',
        ...common,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params }) => await blockMessages(safety, caller, params.vacancyId, true),
  );

  app.delete(
    '/applicant/applications/:vacancyId/messages/block',
    {
      onRequest,
      schema: {
        summary: 'Allow the messages of the company again',
        ...common,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params }) => await blockMessages(safety, caller, params.vacancyId, false),
  );

  app.post(
    '/applicant/applications/:vacancyId/messages/:messageId/report',
    {
      onRequest,
      preHandler: app.limitByCaller({ max: 10, window: HOUR }),
      schema: {
        summary: 'Report a message of the company to the operator',
        ...common,
        params: z.extend(vacancyParamsSchema, { messageId: pathIdSchema }),
        body: messageReportSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params, body, id }) => {
      await reportMessage(safety, caller, params, body, id);
      return { message: 'Thank you. Your report has arrived.' };
    },
  );
};
