import {
  applicationMessageSchema,
  conversationSchema,
  messageFileSchema,
  messageSchema,
  messagesReadSchema,
  newMessageSchema,
  resumeLinkSchema,
} from '@cpa/shared/contracts';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { idParamsSchema, pathIdSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import type { Caller } from '../../accounts/caller.ts';
import { readFileForm } from '../../files/uploads/readFileForm.ts';
import { uploads } from '../../files/uploads/uploads.ts';
import type { Party } from './messages.repository.ts';
import { MAX_PER_MINUTE } from './messages.rules.ts';
import {
  assertCanSendFile,
  linkToFile,
  markConversationRead,
  muteConversation,
  readConversation,
  sendFile,
  sendMessage,
} from './messages.service.ts';

/** How one side reaches the conversation of an application. */
interface Side {
  /** With `:id`, of the application or of its vacancy. */
  path: string;
  onRequest: onRequestAsyncHookHandler;
  partyOf: (caller: Caller, id: number) => Party;
  /** Whom the side writes to. */
  other: 'applicant' | 'company';
}

/** Adds what both sides of a conversation can do: read it, write, send files, and mute it. Each file is a message. */
export async function addConversation(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { path, onRequest, partyOf, other }: Side,
): Promise<void> {
  await app.register(uploads);
  const params = idParamsSchema;
  const services = { db: app.db, storage: app.storage, publishEvent: app.publishEvent };
  const limitMessages = app.limitByCaller({ max: MAX_PER_MINUTE, window: MINUTE });

  app.get(
    path,
    {
      onRequest,
      schema: {
        summary: `Messages with the ${other}, oldest first`,
        params,
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, params: { id } }) => await readConversation(app.db, partyOf(caller, id)),
  );

  app.post(
    path,
    {
      onRequest,
      preHandler: limitMessages,
      schema: {
        summary: `Write to the ${other}`,
        params,
        body: newMessageSchema,
        response: { 201: applicationMessageSchema },
      },
    },
    async ({ caller, params: { id }, body }, reply) =>
      await reply.code(201).send(await sendMessage(services, partyOf(caller, id), body)),
  );

  app.post(
    `${path}/files`,
    {
      onRequest,
      preValidation: readFileForm('file'),
      config: { files: ['file'] },
      preHandler: limitMessages,
      schema: {
        summary: `Send a file to the ${other}`,
        description: 'The file `file` of a multipart form: PDF or Word (.docx, without macros), 5 MB.',
        consumes: ['multipart/form-data'],
        params,
        body: messageFileSchema,
        response: { 201: applicationMessageSchema },
      },
    },
    async ({ caller, params: { id }, body, uploads: files }, reply) => {
      const party = partyOf(caller, id);
      await assertCanSendFile(app.db, party, body.key);
      const message = await sendFile(services, party, { ...body, upload: files!['file']! });
      return await reply.code(201).send(message);
    },
  );

  app.get(
    `${path}/:messageId/file`,
    {
      onRequest,
      schema: {
        summary: 'A link to the file of a message, good for five minutes',
        params: z.extend(params, { messageId: pathIdSchema }),
        response: { 200: resumeLinkSchema },
      },
    },
    async ({ caller, params: { id, messageId } }) => await linkToFile(app, partyOf(caller, id), messageId),
  );

  app.post(
    `${path}/read`,
    {
      onRequest,
      schema: {
        summary: `Mark the messages of the ${other} as read`,
        params,
        body: messagesReadSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params: { id }, body }) => {
      await markConversationRead(services, partyOf(caller, id), body.until);
      return { message: 'Messages read' };
    },
  );

  const limitMutes = app.limitByCaller({ max: 60, window: MINUTE });
  const muting = { url: `${path}/mute`, onRequest, preHandler: limitMutes } as const;
  const muted = { params, response: { 200: conversationSchema } };

  app.route({
    ...muting,
    method: 'PUT',
    schema: { summary: 'Get neither mails nor notifications about new messages', ...muted },
    handler: async ({ caller, params: { id } }) => await muteConversation(app.db, partyOf(caller, id), true),
  });

  app.route({
    ...muting,
    method: 'DELETE',
    schema: { summary: 'Get mails and notifications about new messages again', ...muted },
    handler: async ({ caller, params: { id } }) => await muteConversation(app.db, partyOf(caller, id), false),
  });
}
