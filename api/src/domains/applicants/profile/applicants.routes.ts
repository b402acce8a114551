import { applicantSchema, applicantUpdateSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeApplicant, createApplicant, readApplicant } from './applicants.service.ts';

export const applicantRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/applicant/me',
    {
      onRequest: app.requireApplicant,
      schema: { summary: "The caller's applicant profile", response: { 200: applicantSchema } },
    },
    async ({ caller }) => await readApplicant(app.db, caller.id),
  );

  app.post(
    '/applicant/me',
    {
      onRequest: app.requireApplicant,
      schema: {
        summary: 'Change the applicant profile; keys left out stay as they are',
        body: applicantUpdateSchema,
        response: { 200: applicantSchema },
      },
    },
    async ({ caller, body }) => await changeApplicant(app.db, caller.id, body),
  );

  app.post(
    '/applicants',
    {
      onRequest: app.requireApplicant,
      schema: {
        summary: 'Create the applicant profile',
        description:
          '201 with the new profile; 200 with the one there is, unchanged, when the account has one.',
        body: z.nullish(applicantUpdateSchema),
        response: { 200: applicantSchema, 201: applicantSchema },
      },
    },
    async ({ caller, body }, reply) => {
      const { applicant, isNew } = await createApplicant(app.db, caller, body ?? {});
      return await reply.code(isNew ? 201 : 200).send(applicant);
    },
  );
};
