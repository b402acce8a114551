import { orderMonthsSchema } from '@cpa/shared/contracts';
import { formatsFor } from '@cpa/shared/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors/domainError.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { responseLanguage } from '../../../platform/http/requestLanguage.ts';
import { findMembership } from '../../companies/members/members.repository.ts';
import { creditNoteOf } from '../creditNote.ts';
import { documentText, writeOrderDocuments } from '../orderDocument.ts';
import { countDocuments, readInvoicedOrders } from '../orders.repository.ts';
import { receiptOf } from '../receipt.ts';
import { documentsIn, monthRange, withEmptyMonths } from './month.rules.ts';
import { monthCsv } from './monthCsv.ts';

const monthParamsSchema = z.extend(idParamsSchema, {
  month: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/)),
});

/** Receipts and credit notes of a company by month, for its bookkeeping. */
export const monthsRoutes: FastifyPluginAsyncZod = async (app) => {
  const guards = {
    onRequest: app.requireRecruiter,
    preHandler: app.limitByCaller({ max: 30, window: MINUTE }),
  };

  app.get(
    '/recruiter/company/:id/receipts',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary: 'How many receipts and credit notes a company has, by month',
        params: idParamsSchema,
        response: { 200: orderMonthsSchema },
      },
    },
    async ({ params: { id }, caller }) => {
      await assertMember(caller.id, id);
      return { months: withEmptyMonths(await countDocuments(app.db, id), new Date()) };
    },
  );

  app.get(
    '/recruiter/company/:id/receipts/:month/csv',
    {
      ...guards,
      schema: {
        summary: 'The receipts and credit notes of a month (`2026-11`), one line each, as CSV',
        description: 'UTF-8, commas, amounts with a decimal point; credit notes are below zero.',
        produces: ['text/csv'],
        params: monthParamsSchema,
      },
    },
    async (request, reply) => {
      const { params, caller } = request;
      const csv = monthCsv(await documentsOf(caller.id, params), responseLanguage(request));
      return await reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="receipts-${params.month}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(csv);
    },
  );

  app.get(
    '/recruiter/company/:id/receipts/:month/pdf',
    {
      ...guards,
      schema: {
        summary: 'The receipts and credit notes of a month (`2026-11`), as one PDF',
        produces: ['application/pdf'],
        params: monthParamsSchema,
      },
    },
    async (request, reply) => {
      const { params, caller } = request;
      const locale = responseLanguage(request);
      const documents = await documentsOf(caller.id, params);
      const pages = documents.map(({ kind, order, billing }) =>
        (kind === 'receipt' ? receiptOf : creditNoteOf)(order, billing, locale),
      );
      const title = documentText(locale)('month', { month: formatsFor(locale).formatMonth(params.month) });
      return await reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="receipts-${params.month}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(await writeOrderDocuments(title, pages, locale));
    },
  );

  async function assertMember(accountId: number, companyId: number): Promise<void> {
    if (!(await findMembership(app.db, accountId, companyId))) throw notFound('company');
  }

  /** @throws DomainError 404 for a company of others and for a month without documents. */
  async function documentsOf(accountId: number, { id, month }: z.infer<typeof monthParamsSchema>) {
    await assertMember(accountId, id);
    const range = monthRange(month);
    const orders = await readInvoicedOrders(app.db, accountId, { companyId: id, ...range });
    const documents = documentsIn(month, orders);
    if (documents.length === 0) throw notFound('documents');
    return documents;
  }
};
