import { importedPicksSchema, importPicksSchema, scrapedVacanciesSchema } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { MINUTE } from '../../platform/http/rateLimits.ts';
import { idParamsSchema, pathIdSchema } from '../../platform/http/idParams.ts';
import { findVacancies, importVacancies, readLastImport } from './imports.service.ts';

/** Maximum wait for a response in seconds, below common proxy timeouts. */
const MAX_WAIT_SECONDS = 10;

const querySchema = z.object({
  import: z.optional(pathIdSchema),
  wait: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(MAX_WAIT_SECONDS)), 8),
  kept: z.optional(z.enum(['true', 'false'])),
});

/** Imports vacancies from the company's careers page: find, preview, create drafts. */
export const importsRoutes: FastifyPluginAsyncZod = async (app) => {
  const limitStarts = app.limitByCaller({
    max: 20,
    window: 10 * MINUTE,
  });
  const limitReads = app.limitByCaller({
    max: 300,
    window: 10 * MINUTE,
  });

  app.get(
    '/recruiter/scraped-vacancies/:id',
    {
      onRequest: app.requireVerifiedRecruiter,
      preHandler: app.limitByChoice((request) => {
        const { import: ongoing, kept } = request.query as z.infer<typeof querySchema>;
        return ongoing !== undefined || kept === 'true' ? limitReads : limitStarts;
      }),
      schema: {
        summary: "Read the company's careers page and list the vacancies on it",
        description:
          'The argument is the id of one of your companies, the page its `careers_url`. Reading is a job, one a company ' +
          'at a time: the call starts one, or joins the one that runs or ended within a minute, and waits for it up to ' +
          '`wait` seconds. 200 with the list; 202 while it still runs: ask again with `import` set to its id. Progress ' +
          'is also told as `import-progress` on `private-user.{id}`. With `kept=true` nothing is read and the last list ' +
          'is answered. 422 says why a page gave nothing. `import`, `wait` and `kept` are ours.',
        params: idParamsSchema,
        querystring: querySchema,
        response: { 200: scrapedVacanciesSchema, 202: scrapedVacanciesSchema },
      },
    },
    async ({ params, query, caller }, reply) => {
      const scope = { db: app.db, recruiterId: caller.id, companyId: params.id };
      if (query.kept === 'true') return await readLastImport(scope);
      const { import: id, wait } = query;
      const { isFinished, response } = await findVacancies(scope, { id, wait });
      return await reply.code(isFinished ? 200 : 202).send(response);
    },
  );

  app.post(
    '/recruiter/scraped-vacancies/:id/import',
    {
      onRequest: app.requireVerifiedRecruiter,
      preHandler: limitReads,
      schema: {
        summary: 'Ours: take vacancies over as drafts, with what was changed in them',
        description: 'One that was imported before is left as it is and answered with the vacancy it became.',
        params: idParamsSchema,
        body: importPicksSchema,
        response: { 200: importedPicksSchema },
      },
    },
    async ({ params, body, caller }) => await importVacancies(app.db, caller, params.id, body.picks),
  );
};
