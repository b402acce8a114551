import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PENDING_MINUTES, TRUST_DAYS } from './secondStep.rules.ts';

const PENDING_COOKIE = 'cpa_step';
const TRUST_COOKIE = 'cpa_device';

/** Token of the sign-in that waits for its second step. It is no session: no other route reads it. */
export const pendingTokenOf = ({ cookies }: FastifyRequest): string | undefined => cookies[PENDING_COOKIE];

export const trustCookieIn = ({ cookies }: FastifyRequest): string | undefined => cookies[TRUST_COOKIE];

export function setPendingCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(PENDING_COOKIE, token, { ...optionsOf(reply), maxAge: PENDING_MINUTES * 60 });
}

export function clearPendingCookie(reply: FastifyReply): void {
  void reply.clearCookie(PENDING_COOKIE, optionsOf(reply));
}

export function setTrustCookie(reply: FastifyReply, value: string): void {
  // Lax: the browser must send it when it returns from an OpenID provider.
  const options = { ...optionsOf(reply), sameSite: 'lax', maxAge: TRUST_DAYS * 86_400 } as const;
  void reply.setCookie(TRUST_COOKIE, value, options);
}

function optionsOf({ server }: FastifyReply): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: server.config.siteUrl.startsWith('https:'),
  };
}
