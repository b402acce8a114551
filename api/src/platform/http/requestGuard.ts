import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domainError.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Requires `X-Requested-With: XMLHttpRequest` for every method except GET, which a cross-site form cannot send, and
 * an allowed Origin when one is present. Server-to-server calls send no Origin.
 */
export const requestGuard = fp((app: FastifyInstance, { allowedOrigins }: { allowedOrigins: string[] }) => {
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.fromAnywhere) return;
    const { origin } = request.headers;
    if (origin !== undefined && !allowed.has(origin)) {
      throw new DomainError(403, 'foreign_origin');
    }
    if (request.headers['x-requested-with'] !== 'XMLHttpRequest') {
      throw new DomainError(403, 'header_missing');
    }
  });
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts webhooks, which are verified differently. */
    fromAnywhere?: boolean;
  }
}
