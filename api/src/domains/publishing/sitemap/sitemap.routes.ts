import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors/domainError.ts';
import { createSitemaps } from './sitemap.service.ts';

const paramsSchema = z.object({
  file: z.string().check(z.regex(/^(pages|posts|(vacancies|companies)-[1-9]\d{0,4})\.xml$/)),
});

/** The site serves them under the same paths. */
export const sitemapRoutes: FastifyPluginAsyncZod = async (app) => {
  const sitemaps = createSitemaps(app.db, app.config.siteUrl);
  const common = { tags: ['public'], produces: ['application/xml'] };
  const headers = {
    'cache-control': 'public, max-age=600',
    'content-type': 'application/xml; charset=utf-8',
  };

  app.get(
    '/sitemap.xml',
    { schema: { summary: 'Index of the sitemaps, each with the last change of its pages', ...common } },
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
    },
    async ({ params }, reply) => {
      const xml = await sitemaps.file(params.file.slice(0, -'.xml'.length));
      if (xml === undefined) throw notFound('This sitemap');
      return await reply.headers(headers).send(xml);
    },
  );
};
