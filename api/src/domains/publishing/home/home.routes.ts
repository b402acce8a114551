import {
  homepageDataSchema,
  type HomepageData,
  type Locale,
  LOCALES,
  type PostCard,
  textQuerySchema,
} from '@cpa/shared/contracts';
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
const POSTS = 3;

export const homeRoutes: FastifyPluginAsyncZod = async (app) => {
  const ttlMs = app.config.isProduction ? TTL_MS : 0;
  const home = cachedFor(ttlMs, readHome);
  const posts = Object.fromEntries(
    LOCALES.map((locale) => [locale, cachedFor(ttlMs, async () => await readPostCards(locale))]),
  ) as Record<Locale, () => Promise<PostCard[]>>;

  async function readHome(): Promise<Omit<HomepageData, 'posts'>> {
    const [totals, { sponsored, newest }, sectors, districts, companies, salary_insight] = await Promise.all([
      readTotals(app.db),
      readVacancies(),
      readBusySectors(app.db),
      readDistricts(app.db),
      readHiringCompanies(app.db, 12),
      readSalaryInsight(app.db),
    ]);
    return { ...totals, sponsored, newest, sectors, districts, companies, salary_insight };
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
        querystring: textQuerySchema,
        response: { 200: homepageDataSchema },
      },
    },
    async ({ query: { lang = 'en' } }) => {
      const [data, cards] = await Promise.all([home(), posts[lang]()]);
      return { ...data, posts: cards.slice(0, POSTS) };
    },
  );
};
