import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';

/**
 * Notifies the site server with `X-Page-Changes: none` that a request changes no page in spite of its method, so that
 * documents of its session may still come from the cache.
 */
export const unchangedPages = fp((app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.changesNoPage) void reply.header('x-page-changes', 'none');
  });
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a search, for example, that is not sent as GET. */
    changesNoPage?: boolean;
  }
}
