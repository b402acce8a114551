import { messageSchema, recommendationsSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { hideVacancy, recommendVacancies, unhideVacancy } from './recommendations.service.ts';

/** Vacancies that fit the profile of an applicant. */
export const recommendationsRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireApplicant;
  const preHandler = app.limitByCaller({ max: 300, window: 10 * MINUTE });

  app.get(
    '/applicant/me/recommendations',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Vacancies that fit the profile, with the reasons',
        description: 'Empty while `recommendations` of the profile is false.',
        response: { 200: recommendationsSchema },
      },
    },
    async ({ caller }) => await recommendVacancies(app.db, caller),
  );

  app.put(
    '/applicant/me/recommendations/:id/hidden',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Hide a vacancy from the recommendations, by its ID',
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params }) => {
      await hideVacancy(app.db, caller, params.id);
      return { message: 'Vacancy hidden' };
    },
  );

  app.delete(
    '/applicant/me/recommendations/:id/hidden',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Show a hidden vacancy among the recommendations again',
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params }) => {
      await unhideVacancy(app.db, caller, params.id);
      return { message: 'Vacancy shown again' };
    },
  );
};
