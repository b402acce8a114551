import { createHash } from 'node:crypto';
import { networkOf } from '@cpa/shared/server';
import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { DomainError } from '../errors/domainError.ts';
import { countHit } from './rateLimits.repository.ts';

export interface Limit {
  /** Requests per window. */
  max: number;
  /** Milliseconds. */
  window: number;
  /** Name of the counters. Default: the first route that uses the limit. */
  name?: string;
  /** Number of requests that one request reports. Default: 1. */
  countOf?: (request: FastifyRequest) => number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Maximum number of exceeded limits that a process remembers, to reject requests without the database. */
const REMEMBERED = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Creates a preHandler that limits a route by IPv4 address or IPv6 network. */
    limitByAddress(limit: Limit): preHandlerAsyncHookHandler;
    /** Limits by account; use after `requireCaller` or a variant. */
    limitByCaller(limit: Limit): preHandlerAsyncHookHandler;
    /** Limits by the e-mail address in the body. */
    limitByEmail(limit: Limit): preHandlerAsyncHookHandler;
    /** Limits by any key of the request. */
    limitBy(key: (request: FastifyRequest) => string, limit: Limit): preHandlerAsyncHookHandler;
    /** Creates a preHandler that applies the limit which `choose` returns. */
    limitByChoice(
      choose: (request: FastifyRequest) => preHandlerAsyncHookHandler,
    ): preHandlerAsyncHookHandler;
    /** Returns whether a hook of a route is one of these limits. */
    isLimit(hook: unknown): boolean;
  }
}

/** Counters are in the database, so that all processes share them. `factor` multiplies all limits, for load tests. */
export const rateLimits = fp((app: FastifyInstance, { factor }: { factor: number }, done) => {
  /** Ends of the windows of exceeded limits, in milliseconds. */
  const exceeded = new Map<string, number>();
  /** Name of the counters of each limit. */
  const names = new Map<unknown, string>();

  app.addHook('onRoute', ({ preHandler, method, url }) => {
    for (const hook of [preHandler].flat())
      if (names.get(hook) === '') names.set(hook, `${[method].flat().join()} ${url}`);
  });
  app.decorate('isLimit', (hook: unknown) => names.has(hook));
  app.decorate('limitBy', (keyOf: (request: FastifyRequest) => string, limit: Limit) => {
    const max = Math.ceil(limit.max * factor);
    const limiter = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const key = hashOf([names.get(limiter), max, limit.window, keyOf(request)]);
      const remembered = (exceeded.get(key.toString('base64')) ?? 0) - Date.now();
      if (remembered > 0) reject(reply, Math.ceil(remembered / 1000));
      const count = limit.countOf?.(request) ?? 1;
      const { hits, seconds } = await countHit(app.db, { key, max, count, windowMs: limit.window });
      if (hits <= max) return;
      if (exceeded.size >= REMEMBERED) exceeded.clear();
      exceeded.set(key.toString('base64'), Date.now() + seconds * 1000);
      reject(reply, seconds);
    };
    names.set(limiter, limit.name ?? '');
    return limiter;
  });
  app.decorate('limitByAddress', (limit: Limit) => app.limitBy(({ ip }) => networkOf(ip), limit));
  app.decorate('limitByCaller', (limit: Limit) => app.limitBy(({ caller }) => String(caller.id), limit));
  app.decorate('limitByEmail', (limit: Limit) =>
    app.limitBy(({ body }) => (body as { email: string }).email, limit),
  );
  app.decorate('limitByChoice', (choose: (request: FastifyRequest) => preHandlerAsyncHookHandler) => {
    const limiter = async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
      void (await choose(request).call(app, request, reply));
    names.set(limiter, 'choice');
    return limiter;
  });
  done();
});

/** @throws DomainError 429 */
function reject(reply: FastifyReply, seconds: number): never {
  void reply.header('retry-after', seconds);
  throw new DomainError(429, 'too_many', waitOf(seconds));
}

/** Stores neither IP address nor e-mail address. */
function hashOf(parts: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16);
}

function waitOf(seconds: number): { unit: string; count: number } {
  return seconds > 90
    ? { unit: 'minutes', count: Math.ceil(seconds / 60) }
    : { unit: 'seconds', count: seconds };
}
