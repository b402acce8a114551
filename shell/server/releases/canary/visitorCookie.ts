import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie with a random ID and its HMAC. It only decides the slices of canaries and is set while one runs. */
const COOKIE = 'cpa_visitor';
const COOKIE_SECONDS = 90 * 86_400;

/** Characters of the ID and of the HMAC: 16 bytes each in base64url. */
const PART_LENGTH = 22;

export type VisitorCookie = {
  /** Returns the ID of a visitor; undefined without a cookie that a site server with the same secret has set. */
  read: (request: FastifyRequest) => string | undefined;
  /** Sets the cookie of a new visitor. @returns its ID */
  create: (reply: FastifyReply) => string;
};

/** Signs the IDs of visitors, so that reports for invented IDs are rejected. */
export function createVisitorCookie(secret: string, isSecure: boolean): VisitorCookie {
  const key = createHmac('sha256', secret).update('visitor-ids').digest();
  const hmacOf = (id: string): string =>
    createHmac('sha256', key).update(id).digest().subarray(0, 16).toString('base64url');

  return {
    read({ cookies }) {
      const value = cookies[COOKIE] ?? '';
      if (!/^[\w-]{44}$/.test(value)) return undefined;
      const id = value.slice(0, PART_LENGTH);
      const isSigned = timingSafeEqual(Buffer.from(value.slice(PART_LENGTH)), Buffer.from(hmacOf(id)));
      return isSigned ? id : undefined;
    },
    create(reply) {
      const id = randomBytes(16).toString('base64url');
      void reply.setCookie(COOKIE, id + hmacOf(id), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: COOKIE_SECONDS,
      });
      return id;
    },
  };
}
