import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { ACCESS_TOKEN_SECONDS } from './accessToken.ts';
import { SESSION_DAYS } from './sessions.repository.ts';

/** Names of all session cookies, as specified. */
const ALL = ['cpa_token', 'cpa_session', 'token', 'refresh_token'];

/** Sets `cpa_token`, which scripts send as a bearer token, and the HttpOnly `refresh_token`. */
export function setSessionCookies(reply: FastifyReply, tokens: { access: string; refresh: string }): void {
  const shared = { path: '/', secure: isSecure(reply) } satisfies CookieSerializeOptions;
  void reply
    .setCookie('cpa_token', tokens.access, { ...shared, sameSite: 'lax', maxAge: ACCESS_TOKEN_SECONDS })
    .setCookie('refresh_token', tokens.refresh, {
      ...shared,
      sameSite: 'strict',
      httpOnly: true,
      maxAge: SESSION_DAYS * 86_400,
    });
}

export function clearSessionCookies(reply: FastifyReply): void {
  for (const name of ALL) void reply.clearCookie(name, { path: '/' });
}

/** Browsers drop Secure cookies over plain HTTP, as in development. */
function isSecure(reply: FastifyReply): boolean {
  return reply.server.config.siteUrl.startsWith('https:');
}
