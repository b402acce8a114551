import { createHmac } from 'node:crypto';

/** Derived, not drawn: every newsletter to an address carries the same link, and no table holds it. */
export function unsubscribeTokenOf(email: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${email}`).digest('base64url');
}
