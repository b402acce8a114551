import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

export type ProxyDeps = { apiUrl: string };

const SENTENCE = 'The service is not available at the moment. Please try again in a few seconds.';

/** Milliseconds for the API to begin its answer. */
const ANSWER_TIMEOUT_MS = 30_000;

/** `/api/…` goes to the API without `/api`, so that a page needs one origin. `/api/auth/…` is the site's own. */
export async function apiProxy(app: FastifyInstance, { apiUrl }: ProxyDeps): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '',
    undici: { connect: { timeout: 2000 }, headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS },
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
        void reply
          .code(503)
          .header('retry-after', '2')
          .header('cache-control', 'no-store')
          .type('application/json')
          .send(JSON.stringify({ message: SENTENCE, code: 'api_unavailable', request_id: reply.request.id }));
      },
    },
  });
}
