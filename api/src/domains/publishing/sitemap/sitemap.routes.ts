import { Readable } from 'node:stream';
import { LOCALES } from '@cpa/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors/domainError.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { createSitemaps } from './sitemap.service.ts';

const FILE = new RegExp(
  String.raw`^((?:pages|posts)(-(?!en\.)(${LOCALES.join('|')}))?|(vacancies|companies)-[1-9]\d{0,4})\.xml$`,
);

const paramsSchema = z.object({
  file: z.string().check(z.regex(FILE)),
});

/** Requests in a minute from one network: more files than a large site has. */
const MOST_REQUESTS = 120;

/** The site serves them under the same paths. */
export const sitemapRoutes: FastifyPluginAsyncZod = async (app) => {
  const sitemaps = createSitemaps(app.db, app.config.siteUrl);
  const common = { produces: ['application/xml'] };
  const preHandler = app.limitByAddress({ max: MOST_REQUESTS, window: MINUTE, name: 'sitemaps' });
  const headers = {
    'cache-control': 'public, max-age=600',
    'content-type': 'application/xml; charset=utf-8',
  };

  app.get(
    '/sitemap.xml',
    {
      schema: { summary: 'Index of the sitemaps, each with the last change of its pages', ...common },
      preHandler,
    },
    async (_request, reply) => await reply.headers(headers).send(await sitemaps.index()),
  );

  app.get(
    '/sitemaps/:file',
    {
      schema: {
        summary: 'One sitemap: pages that search engines may list, with their last change',
        params: paramsSchema,
        ...common,
      },
      preHandler,
    },
    async ({ params }, reply) => {
      const pieces = await sitemaps.file(params.file.slice(0, -'.xml'.length));
      if (pieces === undefined) throw notFound('sitemap');
      return await reply.headers(headers).send(Readable.from(pieces, { objectMode: false }));
    },
  );
};
