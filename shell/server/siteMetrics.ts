import type { FastifyInstance } from 'fastify';
import { createRequestMetrics, mayReadMetrics } from '@cpa/shared/server';

/**
 * `GET /metrics`: counts and times requests by route, for Prometheus, which calls this server directly with the token.
 * Visitors reach this server, so there are no metrics without a token.
 */
export function siteMetrics(app: FastifyInstance, token: string | undefined): void {
  if (token === undefined) return;
  const { registry, observe } = createRequestMetrics();
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime);
  });
  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!mayReadMetrics(headers, token)) return reply.callNotFound();
    return await reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
