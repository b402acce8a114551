import { messageSchema, viewedVacanciesSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import {
  addViewedVacancies,
  clearViewedVacancies,
  readViewedVacancies,
} from './viewedVacancies.repository.ts';

/** Recently viewed vacancies of any role. */
export const viewedVacanciesRoutes: FastifyPluginAsyncZod = async (app) => {
  const onRequest = app.requireCaller;
  const preHandler = app.limitByCaller({ max: 300, window: 10 * MINUTE });
  const path = '/account/viewed-vacancies';
  const response = { 200: viewedVacanciesSchema };

  app.get(
    path,
    { onRequest, schema: { summary: 'The vacancies that the caller opened last', response } },
    async ({ caller }) => ({ vacancy_ids: await readViewedVacancies(app.db, caller.id) }),
  );

  app.post(
    path,
    {
      onRequest,
      preHandler,
      schema: {
        summary: 'Add vacancies that the caller opened',
        description: 'Ids of vacancies that are no more are passed over. Answers the whole list.',
        body: viewedVacanciesSchema,
        response,
      },
    },
    async ({ caller, body }) => {
      await addViewedVacancies(app.db, caller.id, body.vacancy_ids);
      return { vacancy_ids: await readViewedVacancies(app.db, caller.id) };
    },
  );

  app.delete(
    path,
    { onRequest, preHandler, schema: { summary: 'Clear the list', response: { 200: messageSchema } } },
    async ({ caller }) => {
      await clearViewedVacancies(app.db, caller.id);
      return { message: 'The list was cleared.' };
    },
  );
};
