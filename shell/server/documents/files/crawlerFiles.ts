import { LOCALES, type ReleaseDocument } from '@cpa/shared/contracts';
import { localePath } from '@cpa/shared/routing';
import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from '../../releases/serving/releaseSource.ts';
import { sendCompressed } from '../rendering/sendCompressed.ts';

type CrawlerDeps = { apiUrl: string; siteUrl: string; releases: ReleaseSource };

/** Timeout of the API's files in milliseconds. */
const API_TIMEOUT_MS = 5000;

/** Files of the API that crawlers expect on the site. */
const FROM_API = ['/sitemap.xml', '/sitemaps/:file', '/indexnow-key.txt'];

/** `GET /robots.txt`, the sitemaps and the key of IndexNow. */
export function crawlerFiles(app: FastifyInstance, { apiUrl, siteUrl, releases }: CrawlerDeps): void {
  app.get('/robots.txt', async (_request, reply) => {
    const { document } = await releases.current();
    return reply.type('text/plain; charset=utf-8').send(robots(document, siteUrl));
  });

  for (const path of FROM_API) {
    app.get(path, async (request, reply) => {
      const signal = AbortSignal.timeout(API_TIMEOUT_MS);
      // The API limits requests by the IP address of the crawler.
      const headers = { 'x-forwarded-for': request.ip };
      const response = await fetch(apiFile(request.url, apiUrl), {
        headers,
        signal,
        redirect: 'error',
      }).catch(() => undefined);
      const isMissing = response?.status === 404 || response?.status === 422;
      if (!response?.ok) {
        if (!isMissing) reply.header('retry-after', '60');
        return await reply
          .code(isMissing ? 404 : 503)
          .type('text/plain; charset=utf-8')
          .send(isMissing ? 'Not found.\n' : 'This file is temporarily unavailable.\n');
      }
      reply
        .header('cache-control', 'public, max-age=600')
        .type(response.headers.get('content-type') ?? 'text/plain; charset=utf-8');
      return sendCompressed(request, reply, await response.text());
    });
  }
}

/** URL of a file at the API. The request line may contain a whole URL, whose host must not be requested. */
function apiFile(requested: string, apiUrl: string): URL {
  const url = new URL(apiUrl);
  url.pathname = new URL(requested, apiUrl).pathname;
  return url;
}

/** Calls that need a session, and those that crawlers need not make. Public pages read the others while they render. */
const PRIVATE_CALLS = [
  '/api/account/',
  '/api/applicant/',
  '/api/applicants',
  '/api/auth/',
  '/api/broadcasting/',
  '/api/files/',
  '/api/payments/',
  '/api/recruiter/',
];

/** Disallows the pages that require a role, and private calls. */
function robots(document: ReleaseDocument, siteUrl: string): string {
  return [
    'User-agent: *',
    ...[
      ...LOCALES.flatMap((locale) => rolePaths(document).map((path) => localePath(path, locale))),
      ...PRIVATE_CALLS,
    ].map((path) => `Disallow: ${path}`),
    // Every page checks its session.
    'Allow: /api/auth/session',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
}

/** Returns the paths of pages that require a role, without paths below another one. */
function rolePaths({ remotes }: ReleaseDocument): string[] {
  const paths = remotes
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ role }) => role !== undefined)
    .map(({ path }) => path.replace(/:.*$/, ''));
  return [...new Set(paths)].filter(
    (path) => !paths.some((other) => other !== path && path.startsWith(`${other}/`)),
  );
}
