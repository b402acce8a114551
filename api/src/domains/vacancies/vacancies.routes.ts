import {
  pageQuerySchema,
  vacancyFilterSchema,
  vacancyPageSchema,
  vacancySchema,
  type Vacancy,
} from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../../platform/errors/domainError.ts';
import { idParamsSchema } from '../../platform/http/idParams.ts';
import { createFacetIndex } from './search/facetIndex.ts';
import { createVacancySearch } from './search/vacancySearch.service.ts';
import { createViewCounter } from './views/countViews.ts';
import { isOwnVacancy, readVacancy } from './vacancy.repository.ts';

export const vacanciesRoutes: FastifyPluginAsyncZod = async (app) => {
  const index = createFacetIndex(app.db, app.publicData);
  app.addHook('onListen', async () => {
    // The first search tries again and reports a failure.
    await index.refresh().catch(() => undefined);
  });
  const countView = createViewCounter(app);
  const search = createVacancySearch(app.db, { index });
  const list = { querystring: pageQuerySchema, response: { 200: vacancyPageSchema } };

  app.get(
    '/vacancies',
    { schema: { summary: 'Open vacancies, at most three sponsored ones first, then the newest', ...list } },
    async ({ query }) => await search({}, query.page),
  );

  app.post(
    '/vacancies/searchfilter',
    {
      config: { changesNoPage: true },
      schema: { summary: 'Open vacancies that match', body: vacancyFilterSchema, ...list },
    },
    async ({ body, query }) => await search(body, query.page),
  );

  app.get(
    '/vacancies/:id',
    {
      schema: {
        summary: 'One vacancy, open or over; a draft only for its own company',
        description:
          'Counts one view per visitor and day, except from members of its company and crawlers, unless the header ' +
          '`purpose: prefetch` says that nobody reads it yet.',
        params: idParamsSchema,
        response: { 200: vacancySchema },
      },
    },
    async (request, reply): Promise<Vacancy> => {
      const { id } = request.params;
      const vacancy = await readVacancy(app.db, id);
      if (!vacancy || vacancy.status === 'draft') {
        // Authenticate both roles, so that an invalid token cannot distinguish a draft from a missing vacancy.
        const isOwn = await ownsVacancy(request, id);
        if (!vacancy || !isOwn) throw notFound('vacancy');
        return vacancy;
      }
      if (!isPrefetch(request)) countView(request, id);
      // A rendered page sends `HEAD` once a browser shows it.
      else reply.header('x-uncounted-view', '1');
      return vacancy;
    },
  );

  async function ownsVacancy(request: FastifyRequest, id: number): Promise<boolean> {
    if (!request.headers.authorization) return false;
    await app.requireCaller(request, undefined as never);
    return await isOwnVacancy(app.db, id, request.caller.id);
  }
};

/** Prefetch, or a read for a document head. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return headers['purpose'] === 'prefetch';
}
