import {
  messageSchema,
  messageTemplateFormSchema,
  messageTemplateSchema,
  messageTemplatesSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../../../platform/http/idParams.ts';
import { MINUTE } from '../../../../platform/http/rateLimits.ts';
import { addTemplate, changeTemplate, readTemplates, removeTemplate } from './templates.service.ts';

/** Message templates of the company that received an application. */
export const messageTemplatesRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { params: idParamsSchema };
  const onRequest = app.requireReviewer;
  const preHandler = app.limitByCaller({ max: 30, window: MINUTE });

  app.get(
    '/recruiter/applicants/:id/message-templates',
    {
      onRequest,
      schema: {
        summary: 'Message templates of the company, with the values of their placeholders for the applicant',
        ...common,
        response: { 200: messageTemplatesSchema },
      },
    },
    async ({ caller, params }) => await readTemplates(app.db, caller.id, params.id),
  );

  app.post(
    '/recruiter/applicants/:id/message-templates',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Add a message template to the company that received the application',
        ...common,
        body: messageTemplateFormSchema,
        response: { 201: messageTemplateSchema },
      },
    },
    async ({ caller, params, body }, reply) =>
      await reply.code(201).send(await addTemplate(app.db, caller.id, params.id, body)),
  );

  app.put(
    '/recruiter/message-templates/:id',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Change a message template',
        ...common,
        body: messageTemplateFormSchema,
        response: { 200: messageTemplateSchema },
      },
    },
    async ({ caller, params, body }) => await changeTemplate(app.db, caller.id, params.id, body),
  );

  app.delete(
    '/recruiter/message-templates/:id',
    {
      onRequest,
      preHandler,
      schema: { summary: 'Delete a message template', ...common, response: { 200: messageSchema } },
    },
    async ({ caller, params }) => {
      await removeTemplate(app.db, caller.id, params.id);
      return { message: 'Template deleted' };
    },
  );
};
