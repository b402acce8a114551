import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domainError.ts';
import { timingSafeEqualText } from '../../platform/security/timingSafeEqualText.ts';

/** Default names of axios: it reads the cookie and sends it back as the header. */
const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

/** Issues a token for the caller's session that only pages of our origin can read. */
export function issueCrossSiteToken(request: FastifyRequest, reply: FastifyReply): void {
  const nonce = randomBytes(16).toString('base64url');
  void reply.setCookie(COOKIE, `${nonce}.${signature(request, nonce)}`, {
    path: '/',
    sameSite: 'strict',
    secure: request.server.config.siteUrl.startsWith('https:'),
  });
}

/** `onRequest` hook after authentication. @throws DomainError 403 */
export async function requireCrossSiteToken(request: FastifyRequest): Promise<void> {
  const header = request.headers[HEADER];
  const cookie = request.cookies[COOKIE];
  if (typeof header !== 'string' || cookie === undefined) throw refusal('token_missing');
  const [nonce = '', given = ''] = header.split('.');
  // Compare both in constant time.
  const isCookie = timingSafeEqualText(header, cookie);
  const isSigned = timingSafeEqualText(given, signature(request, nonce));
  if (!isCookie || !isSigned) throw refusal('token_wrong');
}

function signature({ server, caller }: FastifyRequest, nonce: string): string {
  return createHmac('sha256', server.config.secrets.JWT_SECRET)
    .update(`cross-site ${nonce} ${caller.familyId}`)
    .digest('base64url');
}

function refusal(code: string): DomainError {
  return new DomainError(
    403,
    code,
    'The cross-site token is missing or out of date. Please reload and try again.',
  );
}
