import { contactedSchema, contactMessageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { contactOperator } from './contact.service.ts';

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/contact-us-message',
    {
      preHandler: [app.limitByAddress({ max: 20, window: HOUR }), app.limitByEmail({ max: 5, window: HOUR })],
      schema: {
        summary: 'Write to the operator',
        body: contactMessageSchema,
        response: { 200: contactedSchema },
      },
    },
    async ({ body }) => {
      const { email } = body;
      await contactOperator(
        { db: app.db, contactEmail: app.config.contactEmail, siteUrl: app.config.siteUrl },
        body,
      );
      return { email, message: `Your message has been sent successfully. We contact you soon at ${email}` };
    },
  );
};
