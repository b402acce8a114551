import { blockedCompaniesSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { blockCompany, listBlocked, unblockCompany } from './blockedCompanies.service.ts';

/** Companies that never see the profile of the caller. */
export const blockedCompaniesRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireApplicant;
  const common = { response: { 200: blockedCompaniesSchema } };

  app.get(
    '/applicant/me/blocked-companies',
    { onRequest, schema: { summary: 'The companies that the caller blocks', ...common } },
    async ({ caller }) => await listBlocked(app.db, caller),
  );

  app.put(
    '/applicant/me/blocked-companies/:id',
    {
      onRequest,
      schema: {
        summary: 'Block a company',
        description: 'It sees neither the profile nor the resume, also of an application it has received.',
        params: idParamsSchema,
        ...common,
      },
    },
    async ({ caller, params }) => await blockCompany(app.db, caller, params.id),
  );

  app.delete(
    '/applicant/me/blocked-companies/:id',
    { onRequest, schema: { summary: 'Unblock a company', params: idParamsSchema, ...common } },
    async ({ caller, params }) => await unblockCompany(app.db, caller, params.id),
  );
};
