import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import {
  companyCreateSchema,
  companyUpdateSchema,
  ownCompanySchema,
  type CompanyUpdate,
  type OwnCompany,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../errors/domainError.ts';
import { HOUR } from '../../plugins/rateLimits.ts';
import type { Executor } from '../accounts/accounts.repository.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { idParamsSchema } from '../idParams.ts';
import { mustBeListed } from '../options/mustBeListed.ts';
import { mustBeFounded, mustBeOwner } from './companyRules.ts';
import { insertCompany, lockMembership, readOwnCompany, updateCompany } from './companyWriting.repository.ts';
import { readForm } from './readForm.ts';

/** Companies as their recruiters write them: JSON, a form, or a multipart form. Each call answers the company. */
export const companyWritingRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(formbody);
  await app.register(multipart);
  const common = { tags: ['recruiter'], security: [{ bearer: [] }] };
  const consumes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];
  const limited = (max: number) =>
    app.limitBy((request) => `companies ${request.caller.id}`, { max, window: HOUR });

  app.post(
    '/recruiter/company',
    {
      onRequest: app.requireRecruiter,
      preValidation: readForm,
      preHandler: limited(10),
      schema: {
        summary: 'Create a company, which the caller owns',
        description: 'Others see it once the address of its owner is verified. Logos are not taken yet: 422.',
        consumes,
        ...common,
        body: companyCreateSchema,
        response: { 201: ownCompanySchema },
      },
    },
    async ({ body, caller, id: requestId }, reply) => {
      await check(body);
      const company = await app.db.transaction().execute(async (trx) => {
        const id = await insertCompany(trx, caller.id, body);
        await writeAudit(trx, {
          accountId: caller.id,
          action: 'company.created',
          subject: String(id),
          requestId,
        });
        return await ownCompany(trx, caller.id, id);
      });
      return await reply.code(201).send(company);
    },
  );

  app.get(
    '/recruiter/company/:id',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary: 'Ours: one own company with all that its editor shows',
        ...common,
        params: idParamsSchema,
        response: { 200: ownCompanySchema },
      },
    },
    async ({ params, caller }) => await ownCompany(app.db, caller.id, params.id),
  );

  app.post(
    '/recruiter/company/:id',
    {
      onRequest: app.requireRecruiter,
      preValidation: readForm,
      preHandler: limited(120),
      schema: {
        summary: 'Change a company; keys left out stay as they are',
        consumes,
        ...common,
        params: idParamsSchema,
        body: companyUpdateSchema,
        response: { 200: ownCompanySchema },
      },
    },
    async ({ params, body, caller }) =>
      await app.db.transaction().execute(async (trx) => {
        const membership = await lockMembership(trx, caller.id, params.id);
        if (!membership) throw notFound('This company');
        mustBeOwner(membership);
        await check(body);
        await updateCompany(trx, params.id, body);
        return await ownCompany(trx, caller.id, params.id);
      }),
  );

  async function check({ sectors, district_id, size_id, founded }: CompanyUpdate): Promise<void> {
    mustBeFounded(founded, new Date());
    await mustBeListed(app.db, {
      sectors: ['sector', sectors],
      district_id: ['district', district_id],
      size_id: ['company_size', size_id],
    });
  }

  async function ownCompany(db: Executor, accountId: number, id: number): Promise<OwnCompany> {
    const company = await readOwnCompany(db, accountId, id);
    if (!company) throw notFound('This company');
    return company;
  }
};
