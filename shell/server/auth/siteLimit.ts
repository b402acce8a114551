import { networkOf, type SiteRequestKind, siteLimits } from '@cpa/shared/server';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { perMinuteLimit } from '../security/perMinuteLimit.ts';
import { createAccountApi } from './accountApi.ts';

export type SiteLimitOptions = {
  /** Base URL of the API, which counts for all site servers. Absent: this process counts alone. */
  apiUrl?: string;
  /** Multiplies the limit. */
  rateLimitFactor: number;
};

/** Maximum number of networks that a limit remembers. All are forgotten when there are more. */
const REMEMBERED = 10_000;

/**
 * Creates the options of a route that limits the requests of a visitor to all site servers together. The process
 * counts as well, for a time without the API. Use after `@fastify/rate-limit` is registered.
 */
export function siteLimit(
  { apiUrl, rateLimitFactor }: SiteLimitOptions,
  kind: SiteRequestKind,
): RouteShorthandOptions {
  return {
    ...perMinuteLimit(siteLimits[kind].max * rateLimitFactor),
    ...(apiUrl !== undefined && { onRequest: sharedLimit(apiUrl, kind) }),
  };
}

function sharedLimit(apiUrl: string, kind: SiteRequestKind) {
  const { group } = siteLimits[kind];
  /** Requests that the API does not know yet, by network. */
  const uncounted = new Map<string, number>();
  /** Ends of the windows of exceeded limits in milliseconds, by network. */
  const exceeded = new Map<string, number>();

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const network = networkOf(request.ip);
    const left = (exceeded.get(network) ?? 0) - Date.now();
    if (left > 0) reject(reply, Math.ceil(left / 1000));
    const count = (uncounted.get(network) ?? 0) + 1;
    if (count < group) return remember(uncounted, network, count);
    uncounted.delete(network);
    const seconds = await createAccountApi(apiUrl, request)
      .countRequests(kind, count)
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'The API did not count a request.');
        return undefined;
      });
    if (seconds === undefined) return;
    remember(exceeded, network, Date.now() + seconds * 1000);
    reject(reply, seconds);
  };
}

function remember(values: Map<string, number>, network: string, value: number): void {
  if (values.size >= REMEMBERED) values.clear();
  values.set(network, value);
}

function reject(reply: FastifyReply, seconds: number): never {
  void reply.header('retry-after', seconds);
  throw Object.assign(new Error('Too many requests.'), { statusCode: 429 });
}
