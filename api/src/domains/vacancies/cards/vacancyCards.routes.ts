import { vacancyCardsSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { readVacancyCards } from './readVacancyCards.ts';
import { MAX_ID } from '../../../platform/database/maxId.ts';

const querySchema = z.object({
  ids: z.pipe(
    z.string().check(z.regex(/^\d{1,10}(,\d{1,10}){0,99}$/)),
    z.transform((text: string) => text.split(',').map(Number).filter(isPossible)),
  ),
});

/** Reads vacancies by id, for lists stored in a browser. */
export const vacancyCardsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/vacancies/cards',
    {
      schema: {
        summary: 'The cards of some vacancies, open or over',
        description: 'In the order of the ids; drafts and what is not there (any more) are left out.',
        querystring: querySchema,
        response: { 200: vacancyCardsSchema },
      },
    },
    async ({ query }) => ({ vacancies: await readVacancyCards(app.db, query.ids) }),
  );
};

function isPossible(id: number): boolean {
  return id > 0 && id <= MAX_ID;
}
