import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domainError.ts';
import { timingSafeEqualText } from '@cpa/shared/server';

/** Cookie names that the HTTP clients of the pages read; `__Host-` requires TLS. */
const COOKIE = 'XSRF-TOKEN';
const SECURE_COOKIE = `__Host-${COOKIE}`;
const HEADER = 'x-xsrf-token';

/** Issues a token for the caller's session that only pages of our origin can read. */
export function issueCrossSiteToken(request: FastifyRequest, reply: FastifyReply): void {
  const nonce = randomBytes(16).toString('base64url');
  void reply.setCookie(cookieName(request), `${nonce}.${signature(request, nonce)}`, {
    path: '/',
    sameSite: 'strict',
    secure: hasTls(request),
  });
}

/** `onRequest` hook after authentication. @throws DomainError 403 */
export async function requireCrossSiteToken(request: FastifyRequest): Promise<void> {
  const header = request.headers[HEADER];
  const cookie = request.cookies[cookieName(request)];
  if (typeof header !== 'string' || cookie === undefined) throw new DomainError(403, 'token_missing');
  const [nonce = '', given = ''] = header.split('.');
  // Compare both in constant time.
  const isCookie = timingSafeEqualText(header, cookie);
  const isSigned = timingSafeEqualText(given, signature(request, nonce));
  if (!isCookie || !isSigned) throw new DomainError(403, 'token_missing');
}

function cookieName(request: FastifyRequest): string {
  return hasTls(request) ? SECURE_COOKIE : COOKIE;
}

function hasTls({ server }: FastifyRequest): boolean {
  return server.config.siteUrl.startsWith('https:');
}

function signature({ server, caller }: FastifyRequest, nonce: string): string {
  return createHmac('sha256', server.config.secrets.JWT_SECRET)
    .update(`cross-site ${nonce} ${caller.familyId}`)
    .digest('base64url');
}
