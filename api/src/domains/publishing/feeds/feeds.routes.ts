import { Readable } from 'node:stream';
import {
  apiDocumentPath,
  filterFromQuery,
  type Locale,
  localePath,
  queryFromFilter,
  vacancyFilterSchema,
  vacancyIn,
} from '@cpa/shared/contracts';
import { excerpt, plainText, textToHtml } from '@cpa/shared/markdown';
import { createServerTexts, optionName } from '@cpa/shared/server';
import * as z from 'zod/mini';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readPostCards } from '../content/readContent.ts';
import { vacancyLines } from '../../vacancies/vacancyLines.ts';
import { urlLanguage } from '../../../platform/http/requestLanguage.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { readOptions } from '../../options/options.repository.ts';
import { alertName } from '../../subscriptions/alerts/alertName.ts';
import { readCompanyNames } from '../../subscriptions/alerts/companyNames.repository.ts';
import { toVacancyCard } from '../../vacancies/cards/vacancyCards.repository.ts';
import { AGGREGATOR_FOOT, aggregatorHead, aggregatorJob } from './aggregatorXml.ts';
import { readListState, readNewestMatches, readOpenAfter, type FeedVacancy } from './feeds.repository.ts';
import type english from './feeds.messages.json';
import type { Values } from './feeds.messages.values.ts';
import { rssXml } from './feedXml.ts';
import { sendFeed } from './sendFeed.ts';

const textIn = createServerTexts<typeof english, Values>(new URL('feeds.messages.json', import.meta.url));

const IN_A_FEED = 50;
const READ_AT_ONCE = 500;
const RSS = 'application/rss+xml; charset=utf-8';

/** Accepts and ignores unknown parameters, which newsletters append. */
const searchQuerySchema = z.looseObject(
  Object.fromEntries(Object.keys(vacancyFilterSchema.shape).map((key) => [key, z.optional(z.unknown())])),
);

/** The site serves them as `/api/feeds/…`. */
export const feedsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { siteUrl } = app.config;
  const preHandler = app.limitByAddress({ max: 300, window: 10 * MINUTE });

  app.get(
    '/feeds/vacancies.rss',
    {
      preHandler,
      schema: {
        summary: 'The newest vacancies of a search as RSS',
        description:
          "Takes the query of the site's list of vacancies as it stands in the address; what makes no sense in it is passed over.",
        querystring: searchQuerySchema,
        produces: ['application/rss+xml'],
      },
    },
    async (request, reply) => {
      const {
        sort_by: _by,
        sort_order: _order,
        ...filter
      } = filterFromQuery(new URL(request.url, siteUrl).searchParams);
      const [rows, options, companies] = await Promise.all([
        readNewestMatches(app.db, filter, IN_A_FEED),
        readOptions(app.db),
        readCompanyNames(app.db, [filter]),
      ]);
      const query = queryFromFilter(filter) && `?${queryFromFilter(filter)}`;
      const locale = urlLanguage(request);
      const t = textIn(locale);
      const search = alertName(filter, options, companies, locale);
      const body = rssXml({
        locale,
        title: query === '' ? t('vacancies') : t('search', { search }),
        description: t('vacanciesAbout'),
        url: siteUrl + localePath(`/vacancies${query}`, locale),
        feedUrl: siteUrl + apiDocumentPath(`/api/feeds/vacancies.rss${query}`, locale),
        items: rows.map((row) => toItem(siteUrl, row, locale)),
      });
      return await sendFeed(request, reply, {
        body,
        type: RSS,
        changed: newest(rows.map((row) => row.updated_at)),
      });
    },
  );

  app.get(
    '/feeds/blog.rss',
    {
      preHandler,
      schema: { summary: 'The blog as RSS', produces: ['application/rss+xml'] },
    },
    async (request, reply) => {
      const locale = urlLanguage(request);
      const t = textIn(locale);
      const posts = (await readPostCards(locale)).slice(0, IN_A_FEED);
      const items = posts.map(({ slug, title, summary, published_at }) => ({
        title,
        url: siteUrl + localePath(`/blog/${slug}`, locale),
        description: textToHtml(summary),
        published: new Date(published_at),
      }));
      const body = rssXml({
        locale,
        title: t('blog'),
        description: t('blogAbout'),
        url: siteUrl + localePath('/blog', locale),
        feedUrl: siteUrl + apiDocumentPath('/api/feeds/blog.rss', locale),
        items,
      });
      return await sendFeed(request, reply, {
        body,
        type: RSS,
        changed: newest(items.map(({ published }) => published)),
      });
    },
  );

  app.get(
    '/feeds/vacancies.xml',
    {
      preHandler,
      schema: {
        summary: 'Every open vacancy with its whole text, for job search engines',
        produces: ['application/xml'],
      },
    },
    async (request, reply) => {
      const { count, changed } = await readListState(app.db);
      const etag = `W/"${count}-${changed?.getTime() ?? 0}"`;
      void reply.header('cache-control', 'public, max-age=600').header('etag', etag);
      if (changed) void reply.header('last-modified', changed.toUTCString());
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send();
      return await reply.type('application/xml; charset=utf-8').send(Readable.from(wholeList()));
    },
  );

  /** Streams page by page, because the list may not fit in memory. */
  async function* wholeList(): AsyncGenerator<string> {
    yield aggregatorHead(siteUrl);
    let last: FeedVacancy | undefined;
    for (;;) {
      const rows = await readOpenAfter(app.db, last, READ_AT_ONCE);
      yield rows.map((row) => aggregatorJob(siteUrl, row)).join('');
      last = rows.at(-1);
      if (rows.length < READ_AT_ONCE) break;
    }
    yield AGGREGATOR_FOOT;
  }
};

function toItem(siteUrl: string, row: FeedVacancy, locale: Locale) {
  const { description, ...card } = vacancyIn(
    { ...toVacancyCard(row), description: row.description, translations: row.translations },
    locale,
  );
  const about = [...vacancyLines(card, locale), excerpt(plainText(description), SHORT)].filter(
    (text) => text !== '',
  );
  return {
    title: textIn(locale)('vacancy', { title: card.title, company: card.company.name }),
    url: siteUrl + localePath(`/vacancies/${card.id}`, locale),
    description: textToHtml(about.join('\n\n')),
    published: row.published_at!,
    categories: row.sectors.map(({ name }) => optionName(name, locale)),
  };
}

/** Maximum length of the text of an item in characters. */
const SHORT = 400;

function newest(dates: Date[]): Date | undefined {
  return dates.length === 0 ? undefined : new Date(Math.max(...dates.map((date) => date.getTime())));
}
