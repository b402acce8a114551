import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { DomainError } from '../errors/domainError.ts';

export interface Limit {
  /** Requests per window. */
  max: number;
  /** Milliseconds. */
  window: number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

declare module 'fastify' {
  interface FastifyInstance {
    /** Creates a preHandler that limits a route by IP address. */
    limitByAddress(limit: Limit): preHandlerAsyncHookHandler;
    /** Limits by account; use after `requireCaller` or a variant. */
    limitByCaller(limit: Limit): preHandlerAsyncHookHandler;
    /** Limits by the e-mail address in the body. */
    limitByEmail(limit: Limit): preHandlerAsyncHookHandler;
    /** Limits by any key of the request. */
    limitBy(key: (request: FastifyRequest) => string, limit: Limit): preHandlerAsyncHookHandler;
  }
}

/** Counters are per process. `factor` multiplies all limits, for load tests. */
export const rateLimits = fp(async (app: FastifyInstance, { factor }: { factor: number }) => {
  await app.register(rateLimit, { global: false });
  app.decorate('limitBy', (key: (request: FastifyRequest) => string, limit: Limit) => {
    // Not `app.rateLimit()`, which applies only the first limit of a route.
    const count = app.createRateLimit({
      max: Math.ceil(limit.max * factor),
      timeWindow: limit.window,
      keyGenerator: key,
    });
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const seconds = counted.ttlInSeconds;
      void reply.header('retry-after', seconds);
      throw new DomainError(
        429,
        'too_many',
        `Too many tries. Please wait ${waiting(seconds)} and try again.`,
      );
    };
  });
  app.decorate('limitByAddress', (limit: Limit) => app.limitBy((request) => request.ip, limit));
  app.decorate('limitByCaller', (limit: Limit) => app.limitBy((request) => String(request.caller.id), limit));
  app.decorate('limitByEmail', (limit: Limit) =>
    app.limitBy((request) => (request.body as { email: string }).email, limit),
  );
});

function waiting(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
