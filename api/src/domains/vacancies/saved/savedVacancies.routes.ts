import {
  MOST_SAVED_VACANCIES,
  messageSchema,
  savedVacanciesMergeSchema,
  savedVacanciesSchema,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { idParamsSchema } from '../../../platform/http/idParams.ts';
import { findPublicVacancy } from '../publicVacancy.repository.ts';
import { forgetVacancy, isSaved, readSavedVacancies, saveVacancies } from './savedVacancies.repository.ts';

/** Saved vacancies of any role, since recruiters may browse as well. */
export const savedVacanciesRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireCaller;
  const preHandler = app.limitByCaller({ max: 300, window: 10 * MINUTE });

  app.get(
    '/account/saved-vacancies',
    {
      onRequest,
      schema: {
        summary: "The caller's saved vacancies, the last saved first",
        response: { 200: savedVacanciesSchema },
      },
    },
    async ({ caller }) => ({ vacancies: await readSavedVacancies(app.db, caller.id) }),
  );

  app.post(
    '/account/saved-vacancies',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Add the vacancies that a device kept',
        description: 'Ids of vacancies that are no more are passed over. Answers the whole list.',
        body: savedVacanciesMergeSchema,
        response: { 200: savedVacanciesSchema },
      },
    },
    async ({ caller, body }) => {
      await saveVacancies(app.db, caller.id, body.vacancy_ids);
      return { vacancies: await readSavedVacancies(app.db, caller.id) };
    },
  );

  app.put(
    '/account/saved-vacancies/:id',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Save a vacancy',
        description: 'Saving it again changes nothing.',
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params: { id } }) => {
      if (!(await findPublicVacancy(app.db, id))) throw notFound('vacancy');
      await saveVacancies(app.db, caller.id, [id]);
      if (!(await isSaved(app.db, caller.id, id))) throw full();
      return { message: 'Vacancy saved' };
    },
  );

  app.delete(
    '/account/saved-vacancies/:id',
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Save a vacancy no more',
        params: idParamsSchema,
        response: { 200: messageSchema },
      },
    },
    async ({ caller, params }) => {
      await forgetVacancy(app.db, caller.id, params.id);
      return { message: 'Vacancy removed from your saved ones' };
    },
  );
};

const full = (): DomainError => new DomainError(409, 'too_many_saved', { max: MOST_SAVED_VACANCIES });
