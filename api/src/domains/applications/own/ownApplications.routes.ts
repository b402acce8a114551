import { applicantApplicationsSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readOwnApplications } from './ownApplications.repository.ts';

export const ownApplicationsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/applicant/applications',
    {
      onRequest: app.requireApplicant,
      schema: {
        summary: "The caller's applications, newest first",
        response: { 200: applicantApplicationsSchema },
      },
    },
    async ({ caller }) =>
      caller.applicantId === null ? [] : await readOwnApplications(app.db, caller.applicantId),
  );
};
