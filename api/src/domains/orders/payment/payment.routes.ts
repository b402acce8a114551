import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import {
  cardOrderedSchema,
  cardOrderSchema,
  orderSchema,
  paymentRefusedSchema,
  sentooOrderedSchema,
  sentooOrderSchema,
} from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { HOUR } from '../../../platform/http/rateLimits.ts';
import { responseLanguage } from '../../../platform/http/requestLanguage.ts';
import { requireCrossSiteToken } from '../csrfToken.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { readKey, storedKey } from '../idempotency.ts';
import { cardResponse, sentooResponse } from '../orderResponses.ts';
import { readOrderForm } from '../orderForm.ts';
import { readOrder } from '../orders.repository.ts';
import { cancelPayment } from './cancelPayment.service.ts';
import { payByCard } from './payByCard.service.ts';
import { payBySentoo } from './payBySentoo.service.ts';

/** Payment routes. Totals derive from the packages; an idempotency key identifies a checkout. */
export const payingRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(formbody);
  await app.register(multipart);
  const refused = { 402: paymentRefusedSchema, 502: paymentRefusedSchema };
  const forms = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  const once = {
    preValidation: readOrderForm,
    preHandler: app.limitByCaller({ max: 30, window: HOUR }),
  };
  const deps = (request: FastifyRequest) => {
    const { db, payments, config, publishEvent } = app;
    return { db, payments, siteUrl: config.siteUrl, publishEvent, log: request.log };
  };

  app.post(
    '/recruiter/order-cxpay',
    {
      ...once,
      onRequest: app.requireVerifiedRecruiter,
      schema: {
        summary: 'Buy packages with a card',
        description: `201 paid; 202 the gateway has not said, and we find out; 402 not paid. ${KEYS}`,
        consumes: forms,
        body: cardOrderSchema,
        response: { 201: cardOrderedSchema, 202: cardOrderedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { status, body } = cardResponse(await payByCard(deps(request), callOf(request, request.body)));
      return await reply.code(status).send(body);
    },
  );

  app.post(
    '/recruiter/order-sentoo',
    {
      ...once,
      onRequest: [app.requireVerifiedRecruiter, requireCrossSiteToken],
      schema: {
        summary: 'Buy packages with Sentoo: the payer is sent to a page of the provider',
        description: `Wants the cookie \`XSRF-TOKEN\` (with TLS \`__Host-XSRF-TOKEN\`) of \`GET /recruiter/payment-methods\` back as the header \`X-XSRF-TOKEN\` (403). ${KEYS}`,
        consumes: forms.toReversed(),
        body: sentooOrderSchema,
        response: { 201: sentooOrderedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const call = callOf(request, request.body);
      const { status, body } = sentooResponse(
        await payBySentoo(deps(request), call, responseLanguage(request)),
      );
      return await reply.code(status).send(body);
    },
  );

  app.post(
    '/recruiter/orders/:id/cancel',
    {
      onRequest: app.requireRecruiter,
      preHandler: app.limitByCaller({ max: 60, window: HOUR }),
      schema: {
        summary: 'Cancel a payment by bank that waits for the payer',
        description: 'The response says how the order ended: the bank may have taken the money meanwhile.',
        params: idParamsSchema,
        response: { 200: orderSchema },
      },
    },
    async ({ params, caller: { id }, id: requestId }) => {
      const { db, payments, config, publishEvent } = app;
      const services = { db, payments, siteUrl: config.siteUrl, publishEvent };
      await cancelPayment(services, { caller: { id, requestId }, orderId: params.id, now: new Date() });
      return (await readOrder(db, id, params.id))!;
    },
  );
};

const KEYS =
  'Ours: a header `Idempotency-Key`, or the field `idempotency_key`, is required: 16 to 64 letters, digits, `-` or `_`. The same order under the same key is answered again and not paid again; 409 `in_flight` while it is being paid, 422 `key_used` for another order.';

function callOf<Body extends { idempotency_key?: string | undefined }>(request: FastifyRequest, body: Body) {
  const header = request.headers['idempotency-key'];
  const key = readKey(typeof header === 'string' ? header : undefined, body.idempotency_key);
  const { secrets } = request.server.config;
  return { caller: request.caller, body, key: storedKey(key, secrets), requestId: request.id };
}
