import type { FastifyInstance } from 'fastify';
import { paths } from '@cpa/shared/routing';
import { sendCompressed } from '../document/sendCompressed.ts';

type CrawlerDeps = { apiUrl: string; siteUrl: string };

/** What search engines ask for beside pages. Private areas are not theirs, and answer no stranger anyway. */
export function crawlerFiles(app: FastifyInstance, { apiUrl, siteUrl }: CrawlerDeps): void {
  const robots = [
    'User-agent: *',
    ...[
      paths.recruiter.dashboard,
      paths.applicant.home,
      paths.cart,
      paths.checkout,
      '/payment/',
      '/api/',
    ].map((path) => `Disallow: ${path}`),
    'Allow: /api/feeds/',
    'Allow: /api/logos/',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));

  app.get('/sitemap.xml', async (request, reply) => {
    const answer = await fetch(new URL('/sitemap.xml', apiUrl), { signal: AbortSignal.timeout(5000) }).catch(
      () => undefined,
    );
    if (!answer?.ok) {
      return await reply
        .code(503)
        .header('retry-after', '60')
        .type('text/plain; charset=utf-8')
        .send('The sitemap is not available at the moment.\n');
    }
    reply.header('cache-control', 'public, max-age=600').type('application/xml; charset=utf-8');
    return sendCompressed(request, reply, await answer.text());
  });
}
