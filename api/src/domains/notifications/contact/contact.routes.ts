import { contactedSchema, contactMessageSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { contactMail } from './contact.mails.ts';
import { HOUR } from '../../../platform/http/rateLimits.ts';

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/contact-us-message',
    {
      preHandler: [app.limitByAddress({ max: 20, window: HOUR }), app.limitByEmail({ max: 5, window: HOUR })],
      schema: {
        summary: 'Write to the operator',
        tags: ['letters'],
        body: contactMessageSchema,
        response: { 200: contactedSchema },
      },
    },
    async ({ body }) => {
      const { name, email, subject, message } = body;
      await app.db.transaction().execute(async (trx) => {
        await trx
          .insertInto('contact_messages')
          .values({ name: name || null, email, subject: subject || null, message })
          .execute();
        const { contactEmail } = app.config;
        if (contactEmail !== undefined) await queueMail(trx, contactEmail, contactMail(body), { email });
      });
      return { email, message: `Your message has been sent successfully. We contact you soon at ${email}` };
    },
  );
};
