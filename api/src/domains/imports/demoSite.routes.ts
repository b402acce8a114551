import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { notFound } from '../../platform/errors/domainError.ts';
import { demoCareersPage, demoVacancyPage } from './demoSite.ts';

/** Demo only: serves the invented careers site of the demo company, so that importing needs no internet. */
export const demoSiteRoutes: FastifyPluginAsyncZod = async (app) => {
  if (!app.config.isDemo) return;
  app.get('/demo-site/careers', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(demoCareersPage()),
  );
  const params = z.object({ slug: z.string() });
  app.get('/demo-site/careers/:slug', { schema: { hide: true, params } }, async (request, reply) => {
    const page = demoVacancyPage(request.params.slug);
    if (page === undefined) throw notFound('page');
    return await reply.type('text/html; charset=utf-8').send(page);
  });
};
