import { orderSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { responseLanguage } from '../../../platform/http/requestLanguage.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { HOUR, MINUTE } from '../../../platform/http/rateLimits.ts';
import { writeCreditNote } from '../creditNote.ts';
import { readBilling, readOrder } from '../orders.repository.ts';
import { assertOwnerOf } from './assertOwnerOf.ts';
import { requestRefund } from './requestRefund.service.ts';

/** Refunds of a recruiter's own orders. */
export const refundsRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { params: idParamsSchema };

  app.post(
    '/recruiter/orders/:id/refund',
    {
      onRequest: app.requireVerifiedRecruiter,
      preHandler: app.limitByCaller({ max: 20, window: HOUR }),
      schema: {
        summary: 'Refund an unused order within 24 hours of its payment, as an owner of the company',
        description:
          'The order in the response is `refunded`, or its `refund` is `requested` while the provider has not answered. A repeated call changes nothing. 409 `refund_too_late`, `refund_used` or `nothing_to_refund`; 502 `refund_refused`; 403 `not_owner_to_refund`.',
        ...common,
        response: { 200: orderSchema },
      },
    },
    async ({ params: { id: orderId }, caller: { id }, id: requestId }) => {
      const { db, payments, config, publishEvent } = app;
      await assertOwnerOf(db, id, orderId);
      const deps = { db, payments, siteUrl: config.siteUrl, publishEvent };
      await requestRefund(deps, { orderId, caller: { id, requestId }, now: new Date() });
      return (await readOrder(db, id, orderId))!;
    },
  );

  app.get(
    '/recruiter/orders/:id/credit-note',
    {
      onRequest: app.requireRecruiter,
      preHandler: app.limitByCaller({ max: 60, window: MINUTE }),
      schema: {
        summary: 'The credit note of a refunded order, as a PDF',
        description: '409 `not_refunded` before that.',
        produces: ['application/pdf'],
        ...common,
      },
    },
    async (request, reply) => {
      const order = await readOrder(app.db, request.caller.id, request.params.id);
      if (!order) throw notFound('order');
      const number = order.refund?.credit_note_number ?? null;
      if (number === null) {
        throw new DomainError(409, 'not_refunded');
      }
      const pdf = await writeCreditNote(
        order,
        await readBilling(app.db, order.id),
        responseLanguage(request),
      );
      return await reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="credit-note-${number}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(pdf);
    },
  );
};
