import { createHmac } from 'node:crypto';

/** Derives the token, so that every newsletter has the same link and nothing is stored. */
export function unsubscribeTokenOf(email: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${email}`).digest('base64url');
}
