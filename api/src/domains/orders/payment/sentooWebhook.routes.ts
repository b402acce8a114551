import formbody from '@fastify/formbody';
import { messageSchema, sentooWebhookSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { queryGateway } from './checkPayment.service.ts';
import { findByTransaction } from './paymentChecks.repository.ts';

/** Receives unsigned provider webhooks and queries the provider for the actual status. */
export const sentooWebhookRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(formbody);

  app.post(
    '/payments/sentoo/webhook',
    {
      // Open to callers without Origin, since its content is never trusted.
      config: { fromAnywhere: true },
      preHandler: app.limitByAddress({ max: 600, window: MINUTE }),
      schema: {
        summary: 'Called by Sentoo when a payment has changed',
        description: 'Answers 200 for every id, known or not.',
        tags: ['webhooks'],
        body: sentooWebhookSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body }) => {
      const order = await findByTransaction(app.db, body.transaction_id);
      if (order) {
        const { db, payments, config, publishEvent } = app;
        const services = { db, payments, siteUrl: config.siteUrl, publishEvent };
        await queryGateway(services, order, { now: new Date(), keep: 0 });
      }
      return { message: 'Thank you.' };
    },
  );
};
