import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasSessionCookie } from './sessionCookies.ts';

/** Name of the cookie of a browser whose session may have changed data a short time ago. */
const COOKIE = 'cpa_changed';

/** Seconds for which its documents are rendered again: longer than a cached document is sent. */
const MAX_AGE_S = 120;

/** Calls to this server itself, which change no page. */
const OWN_CALLS = ['/api/_', '/api/auth/'];

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Stores in a cookie that a session sent a request to the API that may change data, which is any but a read, unless the
 * response has `X-Page-Changes: none`. Needs `@fastify/cookie`.
 */
export function rememberChanges(app: FastifyInstance, isSecure: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (!mayChange(request) || !hasSessionCookie(request.cookies)) return;
    if (reply.getHeader('x-page-changes') === 'none') return;
    reply.setCookie(COOKIE, '1', {
      path: '/',
      maxAge: MAX_AGE_S,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    });
  });
}

/**
 * True for a visitor who gets a new document, so that it shows the changes of its session also before the cache is
 * notified of them.
 */
export function hasRecentChange({ cookies }: FastifyRequest): boolean {
  return cookies[COOKIE] !== undefined && hasSessionCookie(cookies);
}

const mayChange = ({ method, url }: FastifyRequest): boolean =>
  !READS.has(method) && url.startsWith('/api/') && !OWN_CALLS.some((path) => url.startsWith(path));
