import { setTimeout as sleep } from 'node:timers/promises';
import {
  importedPicksSchema,
  importPicksSchema,
  scrapedVacanciesSchema,
  type ImportedPicks,
  type ScrapedVacancies,
} from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notFound } from '../../platform/errors/domainError.ts';
import { ImportError, isImportErrorCode } from './careers/fetching/importError.ts';
import { sendJob } from '../../platform/queue/sendJob.repository.ts';
import { MINUTE } from '../../platform/http/rateLimits.ts';
import { idParamsSchema, pathIdSchema } from '../../platform/http/idParams.ts';
import { lockOwnCompany } from '../vacancies/editing/ownedVacancies.repository.ts';
import { importVacanciesJob } from './imports.jobs.ts';
import { importPicks } from './importPicks.ts';
import {
  careersUrlOf,
  findImport,
  insertImport,
  joinableImport,
  latestImport,
  readFound,
  type ImportRow,
} from './imports.repository.ts';

/** Maximum wait for a response in milliseconds, below common proxy timeouts. */
const LONGEST_WAIT = 10;
const LOOK_EVERY_MS = 150;

const querySchema = z.object({
  import: z.optional(pathIdSchema),
  wait: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(LONGEST_WAIT)), 8),
  kept: z.optional(z.enum(['true', 'false'])),
});

/** Imports vacancies from the company's careers page: find, preview, create drafts. */
export const importsRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { tags: ['recruiter'] };
  const limitStarts = app.limitByCaller({
    max: 20,
    window: 10 * MINUTE,
  });
  const limitLooks = app.limitByCaller({
    max: 300,
    window: 10 * MINUTE,
  });

  app.get(
    '/recruiter/scraped-vacancies/:id',
    {
      onRequest: app.requireVerifiedRecruiter,
      preHandler: async function (request, reply) {
        const { import: ongoing, kept } = request.query;
        const limit = ongoing !== undefined || kept === 'true' ? limitLooks : limitStarts;
        await limit.call(app, request, reply);
      },
      schema: {
        summary: "Read the company's careers page and list the vacancies on it",
        description:
          'The argument is the id of one of your companies, the page its `careers_url`. Reading is a job, one a company ' +
          'at a time: the call starts one, or joins the one that runs or ended within a minute, and waits for it up to ' +
          '`wait` seconds. 200 with the list; 202 while it still runs: ask again with `import` set to its id. Progress ' +
          'is also told as `import-progress` on `private-user.{id}`. With `kept=true` nothing is read and the last list ' +
          'is answered. 422 says why a page gave nothing. `import`, `wait` and `kept` are ours.',
        ...common,
        params: idParamsSchema,
        querystring: querySchema,
        response: { 200: scrapedVacanciesSchema, 202: scrapedVacanciesSchema },
      },
    },
    async ({ params, query, caller }, reply) => {
      const company = await careersUrlOf(app.db, caller.id, params.id);
      if (!company) throw notFound('This company');
      if (query.kept === 'true') return await answerOf(await latestImport(app.db, params.id));
      const id = query.import ?? (await startOrJoin(caller.id, params.id, company.careers_url));
      const row = await waitFor(params.id, id, query.wait);
      return await reply.code(row.finished_at ? 200 : 202).send(await answerOf(row));
    },
  );

  app.post(
    '/recruiter/scraped-vacancies/:id/import',
    {
      onRequest: app.requireVerifiedRecruiter,
      preHandler: limitLooks,
      schema: {
        summary: 'Ours: take vacancies over as drafts, with what was changed in them',
        description: 'One that was imported before is left as it is and answered with the vacancy it became.',
        ...common,
        params: idParamsSchema,
        body: importPicksSchema,
        response: { 200: importedPicksSchema },
      },
    },
    async ({ params, body, caller }): Promise<ImportedPicks> =>
      await app.db.transaction().execute(async (trx) => {
        if (!(await lockOwnCompany(trx, caller.id, params.id))) throw notFound('This company');
        return { imported: await importPicks(trx, caller, params.id, body.picks, new Date()) };
      }),
  );

  async function startOrJoin(
    callerId: number,
    companyId: number,
    careersUrl: string | null,
  ): Promise<number> {
    if (careersUrl === null) throw new ImportError('no_careers_url');
    return await app.db.transaction().execute(async (trx) => {
      await lockOwnCompany(trx, callerId, companyId);
      const joined = await joinableImport(trx, companyId, careersUrl);
      if (joined !== undefined) return joined;
      const started = { company_id: companyId, source_url: careersUrl, started_by: callerId };
      const id = await insertImport(trx, started);
      await sendJob(trx, importVacanciesJob, { import_id: id }, { key: `import ${id}` });
      return id;
    });
  }

  async function waitFor(companyId: number, id: number, seconds: number): Promise<ImportRow> {
    const until = performance.now() + seconds * 1000;
    for (;;) {
      const row = await findImport(app.db, companyId, id);
      if (!row) throw notFound('This import');
      if (row.finished_at || performance.now() >= until) return row;
      await sleep(LOOK_EVERY_MS);
    }
  }

  async function answerOf(row: ImportRow | undefined): Promise<ScrapedVacancies> {
    if (!row) return { status: 'none', progress: null, source_url: null, finished_at: null, vacancies: [] };
    if (row.error !== null) throw new ImportError(isImportErrorCode(row.error) ? row.error : 'interrupted');
    const { id: import_id, company_id, pages_done, pages_total, found, source_url, finished_at } = row;
    return {
      status: finished_at ? 'finished' : 'running',
      progress: { import_id, company_id, pages_done, pages_total, found },
      source_url,
      finished_at: finished_at?.toISOString() ?? null,
      vacancies: finished_at ? await readFound(app.db, row.id) : [],
    };
  }
};
