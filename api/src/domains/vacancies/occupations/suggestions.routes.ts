import { suggestionsSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cachedFor } from '../../../platform/cache/cachedFor.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { plainText } from '../query/plainText.ts';
import { countOpenByOccupation, findCompaniesByPrefix } from './occupations.repository.ts';
import { suggestOccupations } from './suggestOccupations.ts';

const OCCUPATIONS = 6;
const COMPANIES = 3;
/** Milliseconds for which the numbers of open vacancies are cached. */
const COUNTS_TTL_MS = MINUTE;
/** Requests in a minute from one network: a hotel or a school has many users behind one IP address. */
const MOST_REQUESTS = 300;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

export const suggestionsRoutes: FastifyPluginAsyncZod = async (app) => {
  const openByOccupation = cachedFor(COUNTS_TTL_MS, async () => await countOpenByOccupation(app.db));

  app.get(
    '/suggestions',
    {
      schema: {
        summary: 'Occupations in four languages, and companies, that begin with what was typed',
        querystring: z.object({ q: text }),
        response: { 200: suggestionsSchema },
      },
      preHandler: app.limitByAddress({ max: MOST_REQUESTS, window: MINUTE }),
    },
    async ({ query: { q } }, reply) => {
      const prefix = plainText(q);
      const [open, companies] = await Promise.all([
        openByOccupation(),
        prefix.length > 1 ? findCompaniesByPrefix(app.db, prefix, COMPANIES) : [],
      ]);
      void reply.header('cache-control', 'public, max-age=300');
      return { occupations: suggestOccupations(q, open, OCCUPATIONS), companies };
    },
  );
};
