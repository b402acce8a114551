import formbody from '@fastify/formbody';
import { messageSchema, sentooWebhookSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { queryGateway } from './checkPayment.service.ts';
import { findByTransaction, type DueOrder, markRejected } from './paymentChecks.repository.ts';
import { notifyMembers } from './settleOrder.service.ts';

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
        body: sentooWebhookSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ body }) => {
      const order = await findByTransaction(app.db, body.transaction_id);
      if (order) await apply(order);
      return { message: 'Thank you.' };
    },
  );

  /** A change after which the payment is still issued is an attempt that the payer's bank rejected. */
  async function apply(order: DueOrder & { company_id: number | null }): Promise<void> {
    const { db, payments, config, publishEvent } = app;
    const now = new Date();
    const deps = { db, payments, siteUrl: config.siteUrl, publishEvent };
    const found = await queryGateway(deps, order, { now, keep: 0 });
    if (order.payment_status !== 'pending' || found.kind !== 'known' || found.state !== 'issued') return;
    await markRejected(db, order.id, now);
    await notifyMembers(db, order, 'pending', { publishEvent });
  }
};
