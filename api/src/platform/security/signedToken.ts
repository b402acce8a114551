import { createHmac } from 'node:crypto';

/**
 * Returns a token derived from a value: the same for the same secret, purpose and value, so that no table has to hold
 * it. Different purposes never share a token.
 */
export function signedToken(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url');
}
