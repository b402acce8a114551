import { ownVacanciesSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readOwnVacancies } from './ownVacancies.repository.ts';

export const ownVacanciesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/recruiter/vacancies',
    {
      onRequest: app.requireRecruiter,
      schema: {
        summary: "The vacancies of the caller's companies, newest first",
        response: { 200: ownVacanciesSchema },
      },
    },
    async ({ caller }) => ({ vacancies: await readOwnVacancies(app.db, caller.id) }),
  );
};
