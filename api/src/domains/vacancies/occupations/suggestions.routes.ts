import { suggestionsSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { plainText } from '../query/plainText.ts';
import { countOpenByOccupation, findCompaniesByPrefix } from './occupations.repository.ts';
import { suggestOccupations } from './suggestOccupations.ts';

const OCCUPATIONS = 6;
const COMPANIES = 3;
/** Milliseconds for which the numbers of open vacancies are cached. */
const COUNTS_TTL_MS = 60_000;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

export const suggestionsRoutes: FastifyPluginAsyncZod = async (app) => {
  let counts: { until: number; read: Promise<Map<string, number>> } | undefined;

  app.get(
    '/suggestions',
    {
      schema: {
        summary: 'Occupations in four languages, and companies, that begin with what was typed',
        tags: ['public'],
        querystring: z.object({ q: text }),
        response: { 200: suggestionsSchema },
      },
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

  async function openByOccupation(): Promise<Map<string, number>> {
    if (!counts || counts.until < performance.now())
      counts = { until: performance.now() + COUNTS_TTL_MS, read: countOpenByOccupation(app.db) };
    const { read } = counts;
    read.catch(() => (counts = undefined));
    return await read;
  }
};
