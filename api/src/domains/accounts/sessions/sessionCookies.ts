import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { ACCESS_TOKEN_SECONDS } from './accessToken.ts';
import { SESSION_DAYS } from './sessions.repository.ts';

/** Every cookie that a sign-in leaves on the site, by the names of the specification. */
const ALL = ['cpa_token', 'cpa_session', 'token', 'refresh_token'];

/** `cpa_token` is for scripts to send as a bearer token; `refresh_token` is out of their reach. */
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

/** A browser drops a Secure cookie that comes over plain http, as on a developer's machine. */
function isSecure(reply: FastifyReply): boolean {
  return reply.server.config.siteUrl.startsWith('https:');
}
