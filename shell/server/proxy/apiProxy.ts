import httpProxy from '@fastify/http-proxy';
import { requestSpan, traceparentOf } from '@cpa/shared/server';
import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from '../releases/serving/releaseSource.ts';
import { proxyErrorResponse } from './proxyErrorResponse.ts';

export type ProxyDeps = {
  apiUrl: string;
  releases: ReleaseSource;
  /** Overrides the default timeout in tests, in milliseconds. */
  timeoutMs?: number;
};

/** Milliseconds for the API to start its response. Shorter than the timeout of a page, so that the page gets an error body. */
const DEFAULT_TIMEOUT_MS = 15_000;

/** Milliseconds for the API to accept the connection. */
const CONNECT_TIMEOUT_MS = 2000;

/**
 * Proxies `/api/…` to the API without `/api`, so that a page needs one origin only. `/api/auth/…` belongs to the site
 * server. A remote's manifest sets other timeouts for path prefixes.
 */
export async function apiProxy(app: FastifyInstance, deps: ProxyDeps): Promise<void> {
  const { apiUrl, releases, timeoutMs = DEFAULT_TIMEOUT_MS } = deps;
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '',
    undici: { connect: { timeout: CONNECT_TIMEOUT_MS }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
    handler: async (_request, reply, path, options) => {
      const timeout = (await timeoutOf(path, releases)) ?? timeoutMs;
      return reply.from(path, { ...options, timeout });
    },
    replyOptions: {
      // Node has already responded to `Expect: 100-continue`, and undici rejects the header.
      rewriteRequestHeaders: (request, { expect: _answered, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
        traceparent: traceparentOf(requestSpan(request.raw)),
      }),
      // Crawlers may read the data of pages, but JSON is not a search result.
      rewriteHeaders: (headers) => ({
        ...headers,
        ...(String(headers['content-type']).startsWith('application/json') && { 'x-robots-tag': 'noindex' }),
      }),
      onError: (reply, { error }) => {
        reply.request.log.warn({ err: error }, 'The API did not respond.');
        const { status, ...problem } = proxyErrorResponse(error, reply.request.method);
        void reply
          .code(status)
          .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
          .type('application/json')
          .send(JSON.stringify({ ...problem, request_id: reply.request.id }));
      },
    },
  });
}

/** Finds the timeout of the longest prefix in the manifests that contains `path`. */
async function timeoutOf(path: string, releases: ReleaseSource): Promise<number | undefined> {
  const { document } = await releases.current();
  const matching = document.remotes
    .flatMap(({ manifest }) => manifest.api)
    .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return matching[0]?.timeout_ms;
}
