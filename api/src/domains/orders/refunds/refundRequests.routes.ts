import {
  orderSchema,
  receivedRefundRequestSchema,
  receivedRefundRequestsSchema,
  refundRefusalSchema,
  refundRequestFormSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { HOUR, MINUTE } from '../../../platform/http/rateLimits.ts';
import { readOrder } from '../orders.repository.ts';
import { assertOwnerOf } from './assertOwnerOf.ts';
import { askForRefund, withdrawRefundRequest } from './askForRefund.service.ts';
import { approveRefundRequest, refuseRefundRequest } from './decideRefund.service.ts';
import { readDecidedRequests, readOpenRequests, readReceivedRequest } from './refundRequests.repository.ts';

/** Refunds that owners ask for, and that operators decide. */
export const refundRequestsRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { params: idParamsSchema };
  const { db, payments, config, publishEvent } = app;
  const deps = { db, payments, siteUrl: config.siteUrl, publishEvent, contactEmail: config.contactEmail };
  const byOwner = {
    onRequest: app.requireVerifiedRecruiter,
    preHandler: app.limitByCaller({ max: 20, window: HOUR }),
  };
  const byOperator = {
    onRequest: app.requireOperator,
    preHandler: app.limitByCaller({ max: 60, window: MINUTE }),
  };

  app.post(
    '/recruiter/orders/:id/refund-request',
    {
      ...byOwner,
      schema: {
        summary: 'Ask the operator to refund an order that an owner cannot refund without asking',
        description:
          'For an order that was paid more than 24 hours ago or is partly used; three times at most. A repeated call with the same reason changes nothing. 409 `refund_at_once`, `refund_in_progress`, `refund_requested_already`, `refund_requests_used_up` or `nothing_to_refund`; 403 `not_owner_to_refund`.',
        ...common,
        body: refundRequestFormSchema,
        response: { 200: orderSchema },
      },
    },
    async ({ params: { id: orderId }, body: { reason }, caller: { id }, id: requestId }) => {
      await assertOwnerOf(db, id, orderId);
      await askForRefund(deps, { orderId, reason, caller: { id, requestId }, now: new Date() });
      return (await readOrder(db, id, orderId))!;
    },
  );

  app.delete(
    '/recruiter/orders/:id/refund-request',
    {
      ...byOwner,
      schema: {
        summary: 'Withdraw the request for a refund, as an owner of the company',
        description: 'A repeated call changes nothing. 409 `refund_request_decided` once it was decided.',
        ...common,
        response: { 200: orderSchema },
      },
    },
    async ({ params: { id: orderId }, caller: { id }, id: requestId }) => {
      await assertOwnerOf(db, id, orderId);
      await withdrawRefundRequest(deps, { orderId, caller: { id, requestId }, now: new Date() });
      return (await readOrder(db, id, orderId))!;
    },
  );

  app.get(
    '/operator/refund-requests',
    {
      onRequest: app.requireOperator,
      schema: {
        summary: 'Requests for refunds, for operators of the site',
        response: { 200: receivedRefundRequestsSchema },
      },
    },
    async () => ({ open: await readOpenRequests(db), decided: await readDecidedRequests(db) }),
  );

  app.post(
    '/operator/refund-requests/:id/approve',
    {
      ...byOperator,
      schema: {
        summary: 'Approve a request and refund its order, as an operator of the site',
        description:
          'The order in the response states whether it is refunded, or how far its refund is. 409 `refund_request_decided` or `refund_in_progress`.',
        ...common,
        response: { 200: receivedRefundRequestSchema },
      },
    },
    async ({ params: { id }, caller, id: requestId }) => {
      await approveRefundRequest(deps, { id, operator: { id: caller.id, requestId }, now: new Date() });
      return await readReceivedRequest(db, id);
    },
  );

  app.post(
    '/operator/refund-requests/:id/refuse',
    {
      ...byOperator,
      schema: {
        summary: 'Refuse a request with a reason, which is mailed, as an operator of the site',
        description: '409 `refund_request_decided`.',
        ...common,
        body: refundRefusalSchema,
        response: { 200: receivedRefundRequestSchema },
      },
    },
    async ({ params: { id }, body: { answer }, caller, id: requestId }) => {
      const operator = { id: caller.id, requestId };
      await refuseRefundRequest(deps, { id, operator, answer, now: new Date() });
      return await readReceivedRequest(db, id);
    },
  );
};
