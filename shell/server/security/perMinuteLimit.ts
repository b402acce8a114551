import type { RouteShorthandOptions } from 'fastify';
import { networkOf } from '@cpa/shared/server';

/** Creates the options of a route that limits the requests of an IPv4 address or IPv6 network. */
export function perMinuteLimit(max: number): RouteShorthandOptions {
  return {
    config: {
      rateLimit: { max: Math.ceil(max), timeWindow: '1 minute', keyGenerator: ({ ip }) => networkOf(ip) },
    },
  };
}
