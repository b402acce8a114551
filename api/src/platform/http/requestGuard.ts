import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domainError.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Anything but reading needs `X-Requested-With: XMLHttpRequest`, which another site's form cannot send, and, when
 * the browser names an Origin, one of ours. Calls from server to server name none.
 */
export const requestGuard = fp((app: FastifyInstance, { allowedOrigins }: { allowedOrigins: string[] }) => {
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.fromAnywhere) return;
    const { origin } = request.headers;
    if (origin !== undefined && !allowed.has(origin)) {
      throw new DomainError(403, 'foreign_origin', 'This address may not be called from another site.');
    }
    if (request.headers['x-requested-with'] !== 'XMLHttpRequest') {
      throw new DomainError(403, 'header_missing', 'The header X-Requested-With: XMLHttpRequest is missing.');
    }
  });
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by other services, which prove themselves in another way (webhooks). */
    fromAnywhere?: boolean;
  }
}
