import type { ReleaseDocument } from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import { sendCompressed } from '../rendering/sendCompressed.ts';

type CrawlerDeps = { apiUrl: string; siteUrl: string; releases: ReleaseSource };

/** Timeout of the API's sitemap in milliseconds. */
const SITEMAP_TIMEOUT_MS = 5000;

/** `GET /robots.txt` and `GET /sitemap.xml`. */
export function crawlerFiles(app: FastifyInstance, { apiUrl, siteUrl, releases }: CrawlerDeps): void {
  app.get('/robots.txt', async (_request, reply) => {
    const { document } = await releases.current();
    return reply.type('text/plain; charset=utf-8').send(robots(document, siteUrl));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const signal = AbortSignal.timeout(SITEMAP_TIMEOUT_MS);
    const response = await fetch(new URL('/sitemap.xml', apiUrl), { signal }).catch(() => undefined);
    if (!response?.ok) {
      return await reply
        .code(503)
        .header('retry-after', '60')
        .type('text/plain; charset=utf-8')
        .send('The sitemap is temporarily unavailable.\n');
    }
    reply.header('cache-control', 'public, max-age=600').type('application/xml; charset=utf-8');
    return sendCompressed(request, reply, await response.text());
  });
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
    ...[...rolePaths(document), ...PRIVATE_CALLS].map((path) => `Disallow: ${path}`),
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
