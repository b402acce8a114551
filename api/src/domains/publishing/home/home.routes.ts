import { homepageDataSchema, type HomepageData } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readPostCards } from '../content/readContent.ts';
import { readNewest, readSponsored } from '../../vacancies/vacancy.repository.ts';
import {
  readBusySectors,
  readDistricts,
  readHiringCompanies,
  readSalaryInsight,
  readTotals,
} from './home.repository.ts';

/** Cache TTL in milliseconds: the page is the same for everyone. */
const KEPT_MS = 10_000;

/** Number of vacancies in each section of the page. */
const SPONSORED = 4;
const NEWEST = 8;

export const homeRoutes: FastifyPluginAsyncZod = async (app) => {
  let kept: { data: Promise<HomepageData>; until: number } | undefined;

  async function readHome(): Promise<HomepageData> {
    const [totals, { sponsored, newest }, sectors, districts, companies, salary_insight, posts] =
      await Promise.all([
        readTotals(app.db),
        readVacancies(),
        readBusySectors(app.db),
        readDistricts(app.db),
        readHiringCompanies(app.db, 12),
        readSalaryInsight(app.db),
        readPostCards(),
      ]);
    return {
      ...totals,
      sponsored,
      newest,
      sectors,
      districts,
      companies,
      salary_insight,
      posts: posts.slice(0, 3),
    };
  }

  /** No vacancy is in both lists. */
  async function readVacancies() {
    const sponsored = await readSponsored(app.db, SPONSORED);
    return { sponsored, newest: await readNewest(app.db, NEWEST, sponsored) };
  }

  app.get(
    '/homepage-data',
    {
      schema: {
        summary: 'What the home page shows',
        tags: ['public'],
        response: { 200: homepageDataSchema },
      },
    },
    async () => {
      if (!kept || kept.until < performance.now()) {
        const data = readHome();
        kept = { data, until: performance.now() + (app.config.isProduction ? KEPT_MS : 0) };
        data.catch(() => (kept = undefined));
      }
      return await kept.data;
    },
  );
};
