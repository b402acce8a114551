import {
  companyFilterSchema,
  companyPageSchema,
  companySchema,
  pageQuerySchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../platform/errors/domainError.ts';
import { idParamsSchema } from '../../platform/http/idParams.ts';
import { readPublicCompany } from './company.repository.ts';
import { searchCompanies } from './searchCompanies.repository.ts';

export const companiesRoutes: FastifyPluginAsyncZod = async (app) => {
  const list = { querystring: pageQuerySchema, response: { 200: companyPageSchema } };

  app.get(
    '/companies',
    { schema: { summary: 'Companies by name', ...list } },
    async ({ query }) => await searchCompanies(app.db, {}, query.page),
  );

  app.post(
    '/companies/searchfilter',
    {
      config: { changesNoPage: true },
      schema: { summary: 'Companies that match', body: companyFilterSchema, ...list },
    },
    async ({ body, query }) => await searchCompanies(app.db, body, query.page),
  );

  app.get(
    '/companies/:id',
    {
      schema: {
        summary: 'One company',
        params: idParamsSchema,
        response: { 200: companySchema },
      },
    },
    async ({ params }) => {
      const company = await readPublicCompany(app.db, params.id);
      if (!company) throw notFound('company');
      return company;
    },
  );
};
