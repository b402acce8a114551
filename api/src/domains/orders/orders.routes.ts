import {
  checkoutParamsSchema,
  checkoutSchema,
  orderSchema,
  ordersSchema,
  pageQuerySchema,
  paymentMethodsSchema,
  type Order,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError, notFound } from '../../platform/errors/domainError.ts';
import { MINUTE } from '../../platform/http/rateLimits.ts';
import { responseLanguage } from '../../platform/http/requestLanguage.ts';
import { idParamsSchema } from '../../platform/http/idParams.ts';
import { issueCrossSiteToken } from './csrfToken.ts';
import { storedKey } from './idempotency.ts';
import { findCheckout, PER_PAGE, readBilling, readOrder, readOrders } from './orders.repository.ts';
import { writeReceipt } from './receipt.ts';

/** Lists the orders of a recruiter's companies. */
export const ordersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/recruiter/orders',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary: "The orders of the caller's companies, newest first",
        querystring: pageQuerySchema,
        response: { 200: ordersSchema },
      },
    },
    async ({ query: { page }, caller }) => {
      const { orders, total } = await readOrders(app.db, caller.id, page);
      const last_page = Math.max(1, Math.ceil(total / PER_PAGE));
      return { orders, page, per_page: PER_PAGE, total, last_page };
    },
  );

  app.get(
    '/recruiter/orders/:id',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary: 'How an order stands, from our own record',
        params: idParamsSchema,
        response: { 200: orderSchema },
      },
    },
    async ({ params, caller }) => await ownOrder(caller.id, params.id),
  );

  app.get(
    '/recruiter/checkouts/:key',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary: 'The order that the caller placed with an idempotency key',
        description: 'After a lost response. `order` is null when none was placed with it.',
        params: checkoutParamsSchema,
        response: { 200: checkoutSchema },
      },
    },
    async ({ params, caller }) => {
      const key = storedKey(params.key, app.config.secrets);
      return { order: (await findCheckout(app.db, caller.id, key)) ?? null };
    },
  );

  app.get(
    '/recruiter/orders/:id/receipt',
    {
      onRequest: app.requireRecruiter,
      preHandler: app.limitByCaller({ max: 60, window: MINUTE }),
      schema: {
        summary: 'The receipt of a paid order, as a PDF',
        description: '409 `not_paid` before that.',
        produces: ['application/pdf'],
        params: idParamsSchema,
      },
    },
    async (request, reply) => {
      const order = await ownOrder(request.caller.id, request.params.id);
      if (order.invoice_number === null) {
        throw new DomainError(409, 'not_paid');
      }
      const pdf = await writeReceipt(order, await readBilling(app.db, order.id), responseLanguage(request));
      return await reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="receipt-${order.invoice_number}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(pdf);
    },
  );

  app.get(
    '/recruiter/payment-methods',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary: 'What can be paid with, and the cross-site token',
        description:
          'Sets the readable cookie `XSRF-TOKEN`, with TLS `__Host-XSRF-TOKEN`; `POST /recruiter/order-sentoo/` wants it back as the header `X-XSRF-TOKEN`.',
        response: { 200: paymentMethodsSchema },
      },
    },
    async (request, reply) => {
      issueCrossSiteToken(request, reply);
      return { methods: app.payments.methods };
    },
  );

  async function ownOrder(recruiterId: number, id: number): Promise<Order> {
    const order = await readOrder(app.db, recruiterId, id);
    if (!order) throw notFound('order');
    return order;
  }
};
