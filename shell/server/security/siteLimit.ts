import { networkOf, type SiteRequestKind, siteLimits } from '@cpa/shared/server';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { visitorHeaders } from './visitorHeaders.ts';

export type SiteLimitOptions = {
  /** Base URL of the API, which counts for all site servers. Absent: this process counts alone. */
  apiUrl?: string;
  /** Multiplies the limit. */
  rateLimitFactor: number;
};

/** Maximum number of networks that a limit remembers. All are forgotten when there are more. */
const REMEMBERED = 10_000;

/** Timeout of a count in the API in milliseconds. */
const TIMEOUT_MS = 1_500;

/**
 * Creates the options of a route that limits the requests of a visitor to all site servers together. The process
 * counts as well, for a time without the API. Use after `@fastify/rate-limit` is registered.
 */
export function siteLimit(
  { apiUrl, rateLimitFactor }: SiteLimitOptions,
  kind: SiteRequestKind,
): RouteShorthandOptions {
  const max = Math.ceil(siteLimits[kind].max * rateLimitFactor);
  return {
    config: { rateLimit: { max, timeWindow: '1 minute', keyGenerator: ({ ip }) => networkOf(ip) } },
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
    const seconds = await countInApi(apiUrl, request, kind, count).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The API did not count a request.');
      return undefined;
    });
    if (seconds === undefined) return;
    remember(exceeded, network, Date.now() + seconds * 1000);
    reject(reply, seconds);
  };
}

/** Resolves to the seconds to wait when there were too many requests. Throws when the API is unavailable. */
async function countInApi(
  apiUrl: string,
  request: FastifyRequest,
  kind: SiteRequestKind,
  count: number,
): Promise<number | undefined> {
  const response = await fetch(`${apiUrl}/account/site-requests/${kind}?count=${count}`, {
    method: 'POST',
    headers: visitorHeaders(request),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 429) return Number(response.headers.get('retry-after') ?? 60);
  if (!response.ok) throw new Error(`The API responded with ${response.status}.`);
  return undefined;
}

function remember(values: Map<string, number>, network: string, value: number): void {
  if (values.size >= REMEMBERED) values.clear();
  values.set(network, value);
}

function reject(reply: FastifyReply, seconds: number): never {
  void reply.header('retry-after', seconds);
  throw Object.assign(new Error('Too many requests.'), { statusCode: 429 });
}
