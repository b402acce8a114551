import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';

/**
 * Forbids browsers to execute, frame or sniff API responses. `/docs` and `/mailbox` relax the policy for themselves.
 */
export const securityHeaders = fp(
  async (app: FastifyInstance, { isProduction }: { isProduction: boolean }) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: isProduction && { maxAge: 31_536_000, includeSubDomains: true },
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginResourcePolicy: { policy: 'same-site' },
    });
  },
);
