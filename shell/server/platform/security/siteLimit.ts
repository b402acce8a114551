import { MAX_SITE_REQUEST_GROUP, networkOf, type SiteRequestKind, siteLimits } from '@cpa/shared/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
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

/** Milliseconds after a failed count in which the process counts alone. Then one request retries. */
const PAUSE_MS = 5_000;

/** Window of the limits in milliseconds. */
const WINDOW_MS = 60_000;

/**
 * Creates the options of routes that limit the requests of a visitor to all site servers together. The process counts
 * first, so that a visitor above the limit costs no call while the API is down. After a failed call, it counts alone for
 * `PAUSE_MS`, so that only one visitor waits for the timeout. Routes with the same options share their limit. Use after
 * `@fastify/rate-limit` is registered.
 */
export function siteLimit(
  app: FastifyInstance,
  { apiUrl, rateLimitFactor }: SiteLimitOptions,
  kind: SiteRequestKind,
): RouteShorthandOptions {
  const max = Math.ceil(siteLimits[kind].max * rateLimitFactor);
  const ownLimit = app.rateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: ({ ip }) => networkOf(ip) });
  return { onRequest: apiUrl === undefined ? [ownLimit] : [ownLimit, sharedLimit(apiUrl, kind)] };
}

function sharedLimit(apiUrl: string, kind: SiteRequestKind) {
  const { group } = siteLimits[kind];
  /** Requests that were not reported to the API yet, by network. */
  const uncounted = new Map<string, { count: number; endsAt: number }>();
  /** Ends of the windows of exceeded limits in milliseconds, by network. */
  const exceeded = new Map<string, number>();
  /** End of the pause after a failure of the API in milliseconds. */
  let pausedUntil = 0;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const network = networkOf(request.ip);
    const left = (exceeded.get(network) ?? 0) - Date.now();
    if (left > 0) reject(reply, Math.ceil(left / 1000));
    const known = uncounted.get(network);
    const isCurrent = known !== undefined && Date.now() < known.endsAt;
    const count = isCurrent ? known.count + 1 : 1;
    const endsAt = isCurrent ? known.endsAt : Date.now() + WINDOW_MS;
    const isPaused = Date.now() < pausedUntil;
    if (count < group || isPaused)
      return remember(uncounted, network, { count: Math.min(count, MAX_SITE_REQUEST_GROUP), endsAt });
    uncounted.delete(network);
    // Other requests do not retry at the same time.
    if (pausedUntil > 0) pausedUntil = Date.now() + PAUSE_MS;
    const seconds = await countInApi(apiUrl, request, kind, count).then(
      (value) => {
        pausedUntil = 0;
        return value;
      },
      (error: unknown) => {
        pausedUntil = Date.now() + PAUSE_MS;
        request.log.warn({ err: error }, 'The API did not count a request.');
        return undefined;
      },
    );
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

function remember<T>(values: Map<string, T>, network: string, value: T): void {
  if (values.size >= REMEMBERED) values.clear();
  values.set(network, value);
}

function reject(reply: FastifyReply, seconds: number): never {
  void reply.header('retry-after', seconds);
  throw Object.assign(new Error('Too many requests.'), { statusCode: 429 });
}
