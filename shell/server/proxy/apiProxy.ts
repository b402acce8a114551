import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { answerFor } from './unansweredCall.ts';

export type ProxyDeps = {
  apiUrl: string;
  /** Replaces the milliseconds for an answer in tests. */
  answerTimeoutMs?: number;
};

/** Milliseconds for the API to begin its answer: less than a page waits for it, so that the page is told why. */
const ANSWER_TIMEOUT_MS = 15_000;

/** What reads another site or moves money may take its time. */
const SLOW_TIMEOUT_MS = 60_000;
const SLOW_PATHS = [
  '/recruiter/scraped-vacancies',
  '/recruiter/order-cxpay',
  '/recruiter/order-sentoo',
] as const;

/** Milliseconds for the API to take the connection. */
const CONNECT_TIMEOUT_MS = 2000;

/** `/api/…` goes to the API without `/api`, so that a page needs one origin. `/api/auth/…` is the site's own. */
export async function apiProxy(app: FastifyInstance, deps: ProxyDeps): Promise<void> {
  await lead(app, '', deps.answerTimeoutMs ?? ANSWER_TIMEOUT_MS);
  for (const path of SLOW_PATHS) await lead(app, path, SLOW_TIMEOUT_MS);

  async function lead(site: FastifyInstance, path: string, timeout: number): Promise<void> {
    await site.register(httpProxy, {
      upstream: deps.apiUrl,
      prefix: `/api${path}`,
      rewritePrefix: path,
      undici: { connect: { timeout: CONNECT_TIMEOUT_MS }, headersTimeout: timeout, bodyTimeout: timeout },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
          'x-request-id': request.id,
        }),
        onError: (reply, { error }) => {
          reply.request.log.warn({ err: error }, 'the API did not answer');
          const { status, ...problem } = answerFor(error, reply.request.method);
          void reply
            .code(status)
            .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
            .type('application/json')
            .send(JSON.stringify({ ...problem, request_id: reply.request.id }));
        },
      },
    });
  }
}
