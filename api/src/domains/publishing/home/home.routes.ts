import { homepageDataSchema, type HomepageData } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cachedFor } from '../../../platform/cache/cachedFor.ts';
import { readPostCards } from '../content/readContent.ts';
import { readNewest, readSponsored } from '../../vacancies/vacancy.repository.ts';
import {
  readBusySectors,
  readDistricts,
  readHiringCompanies,
  readSalaryInsight,
  readTotals,
} from './home.repository.ts';

/** Cache TTL in milliseconds. Short, because site servers cache what they read after a change for a minute. */
const TTL_MS = 1000;

/** Number of vacancies in each section of the page; sponsored ones as at the top of a list. */
const SPONSORED = 3;
const NEWEST = 8;

export const homeRoutes: FastifyPluginAsyncZod = async (app) => {
  const home = cachedFor(app.config.isProduction ? TTL_MS : 0, readHome);

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
    home,
  );
};
