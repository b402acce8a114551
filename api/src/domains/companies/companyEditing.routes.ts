import formbody from '@fastify/formbody';
import {
  companyCreateSchema,
  companyUpdateSchema,
  ownCompanySchema,
  type CompanyUpdate,
  type OwnCompany,
} from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../platform/errors/domainError.ts';
import { HOUR } from '../../platform/http/rateLimits.ts';
import { uploads } from '../files/uploads/uploads.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { writeAudit } from '../accounts/audit/audit.repository.ts';
import { idParamsSchema } from '../../platform/http/idParams.ts';
import { encodeImage } from '../files/images/encodeImage.ts';
import { isSameImage, withCompanyImages } from '../files/images/storedImage.ts';
import { assertListed } from '../options/assertListed.ts';
import { assertFounded, assertOwner } from './company.rules.ts';
import { insertCompany, lockMembership, readOwnCompany, updateCompany } from './companyEditing.repository.ts';
import { readCompanyForm } from './readCompanyForm.ts';

const LOGO =
  'The logo is the file `logo` of a multipart form, the cover the file `cover`: JPEG, PNG or WebP, 5 MB, one frame; ' +
  'they are drawn anew.';

/** Creates and updates companies from JSON, form-encoded or multipart bodies. Each call returns the company. */
export const companyEditingRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(formbody);
  await app.register(uploads);
  const consumes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];
  const limited = (max: number) => app.limitByCaller({ max, window: HOUR });

  app.post(
    '/recruiter/company',
    {
      onRequest: app.requireRecruiter,
      preValidation: readCompanyForm,
      config: { files: ['logo', 'cover'] },
      preHandler: limited(10),
      schema: {
        summary: 'Create a company, which the caller owns',
        description: `Others see it once the address of its owner is verified. ${LOGO}`,
        consumes,
        body: companyCreateSchema,
        response: { 201: ownCompanySchema },
      },
    },
    async ({ body, caller, uploads: files, id: requestId }, reply) => {
      await check(body);
      const images = await encode(files);
      const company = await withCompanyImages(
        app,
        { ...images, uploadedBy: caller.id },
        async (trx, urls) => {
          const id = await insertCompany(trx, caller.id, { ...body, ...urls });
          await writeAudit(trx, {
            accountId: caller.id,
            action: 'company.created',
            subject: String(id),
            requestId,
          });
          return await ownCompany(trx, caller.id, id);
        },
      );
      return await reply.code(201).send(company);
    },
  );

  app.get(
    '/recruiter/company/:id',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary: 'Ours: one own company with all that its editor shows',
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
      preValidation: readCompanyForm,
      config: { files: ['logo', 'cover'] },
      preHandler: limited(120),
      schema: {
        summary: 'Change a company; keys left out stay as they are',
        description: `${LOGO} An empty field \`logo\` or \`cover\`, or null, removes it.`,
        consumes,
        params: idParamsSchema,
        body: companyUpdateSchema,
        response: { 200: ownCompanySchema },
      },
    },
    async ({ params, body, caller, uploads: files }) => {
      const before = await ownCompany(app.db, caller.id, params.id);
      assertOwner(before.membership);
      await check(body);
      const { logo, cover } = await encode(files);
      const images = {
        logo: isSameImage(before.logo, logo) ? undefined : logo,
        cover: isSameImage(before.cover, cover) ? undefined : cover,
        uploadedBy: caller.id,
      };
      return await withCompanyImages(app, images, async (trx, urls) => {
        const membership = await lockMembership(trx, caller.id, params.id);
        if (!membership) throw notFound('company');
        assertOwner(membership);
        await updateCompany(trx, params.id, {
          ...body,
          logo: urls.logo ?? (logo ? undefined : body.logo),
          cover: urls.cover ?? (cover ? undefined : body.cover),
        });
        return await ownCompany(trx, caller.id, params.id);
      });
    },
  );

  async function encode(files: FastifyRequest['uploads']) {
    return {
      logo: files?.['logo'] && (await encodeImage(files['logo'])),
      cover: files?.['cover'] && (await encodeImage(files['cover'], 'covers')),
    };
  }

  async function check({ sectors, district_id, size_id, founded }: CompanyUpdate): Promise<void> {
    assertFounded(founded, new Date());
    await assertListed(app.db, {
      sectors: ['sector', sectors],
      district_id: ['district', district_id],
      size_id: ['company_size', size_id],
    });
  }

  async function ownCompany(db: Executor, accountId: number, id: number): Promise<OwnCompany> {
    const company = await readOwnCompany(db, accountId, id);
    if (!company) throw notFound('company');
    return company;
  }
};
