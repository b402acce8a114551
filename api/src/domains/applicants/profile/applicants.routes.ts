import { applicantSchema, applicantUpdateSchema, type Applicant } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { findApplicant, insertApplicant, updateApplicant } from '../applicants.repository.ts';
import { checkOptionReferences } from './optionReferences.ts';
import { profileMissing } from '../profileMissing.ts';

export const applicantRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { tags: ['applicant'] };

  app.get(
    '/applicant/me',
    {
      onRequest: app.requireApplicant,
      schema: { summary: "The caller's applicant profile", ...common, response: { 200: applicantSchema } },
    },
    async (request) => await ownProfile(request),
  );

  app.post(
    '/applicant/me',
    {
      onRequest: app.requireApplicant,
      schema: {
        summary: 'Change the applicant profile; keys left out stay as they are',
        ...common,
        body: applicantUpdateSchema,
        response: { 200: applicantSchema },
      },
    },
    async (request) => {
      await ownProfile(request);
      await checkOptionReferences(app.db, request.body);
      await app.db
        .transaction()
        .execute(async (trx) => await updateApplicant(trx, request.caller.id, request.body));
      return await ownProfile(request);
    },
  );

  app.post(
    '/applicants',
    {
      onRequest: app.requireApplicant,
      schema: {
        summary: 'Create the applicant profile',
        description:
          '201 with the new profile; 200 with the one there is, unchanged, when the account has one.',
        ...common,
        body: z.nullish(applicantUpdateSchema),
        response: { 200: applicantSchema, 201: applicantSchema },
      },
    },
    async (request, reply) => {
      const { caller, body } = request;
      await checkOptionReferences(app.db, body ?? {});
      const isNew = await app.db.transaction().execute(async (trx) => {
        const inserted = await insertApplicant(trx, caller.id, body?.name ?? caller.name);
        if (inserted) await updateApplicant(trx, caller.id, body ?? {});
        return inserted;
      });
      return await reply.code(isNew ? 201 : 200).send(await ownProfile(request));
    },
  );

  async function ownProfile(request: FastifyRequest): Promise<Applicant> {
    const applicant = await findApplicant(app.db, request.caller.id);
    if (!applicant) throw profileMissing();
    return applicant;
  }
};
