import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readPostCards } from '../content/readContent.ts';
import { readCompanies, readOpenVacancies } from './sitemap.repository.ts';
import { sitemapXml } from './sitemapXml.ts';

/** Static pages. URLs are those of the site, as in mails. */
const STANDING = [
  '/',
  '/vacancies',
  '/companies',
  '/about',
  '/partners',
  '/plans',
  '/blog',
  '/cv-builder',
  '/faq',
  '/contact',
  '/privacy',
  '/terms',
];

export const sitemapRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/sitemap.xml',
    {
      schema: {
        summary: 'Every page that a search engine may know, open vacancies with their last change',
        tags: ['public'],
        produces: ['application/xml'],
      },
    },
    async (_request, reply) => {
      const [vacancies, companies, posts] = await Promise.all([
        readOpenVacancies(app.db),
        readCompanies(app.db),
        readPostCards(),
      ]);
      const pages = [
        ...STANDING.map((path) => ({ path })),
        ...posts.map(({ slug, published_at }) => ({
          path: `/blog/${slug}`,
          changed: new Date(published_at),
        })),
        ...vacancies.map(({ id, changed_at }) => ({ path: `/vacancies/${id}`, changed: changed_at })),
        ...companies.map(({ id, changed_at }) => ({ path: `/companies/${id}`, changed: changed_at })),
      ];
      return await reply
        .header('cache-control', 'public, max-age=600')
        .type('application/xml; charset=utf-8')
        .send(sitemapXml(app.config.siteUrl, pages));
    },
  );
};
