import type { FastifyInstance } from 'fastify';
import { Counter, createRequestMetrics, Gauge, mayReadMetrics } from '@cpa/shared/server';
import type { CacheResult } from '../documents/respond/documentCache.ts';
import type { ReleaseSource } from '../releases/serving/releaseSource.ts';

/**
 * `GET /metrics`: counts and times requests by route, for Prometheus, which calls this server directly with the token.
 * Visitors reach this server, so there are no metrics without a token.
 * @returns a function that counts the documents by the state of the cache
 */
export function siteMetrics(
  app: FastifyInstance,
  token: string | undefined,
  releases: ReleaseSource,
): ((result: CacheResult) => void) | undefined {
  if (token === undefined) return undefined;
  const { registry, observe } = createRequestMetrics();
  const active = new Gauge({
    name: 'portal_release_info',
    help: '1 for each active release.',
    labelNames: ['name', 'version'],
    registers: [registry],
    collect: async () => {
      active.reset();
      const current = await releases.current().catch(() => undefined);
      if (current === undefined) return;
      for (const { name, version } of [current.shell, ...current.document.remotes])
        active.set({ name, version }, 1);
    },
  });
  const documents = new Counter({
    name: 'portal_documents_total',
    help: 'Documents of public pages, by what the cache had.',
    labelNames: ['result'],
    registers: [registry],
  });
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
  return (result) => documents.inc({ result });
}
