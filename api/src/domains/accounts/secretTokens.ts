import { createHash, randomBytes } from 'node:crypto';
import { signedToken } from '../../platform/security/signedToken.ts';

/** Creates a random 256-bit token for mails and cookies. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage, so that a database leak exposes no usable token. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Derives the successor of a refresh token. Concurrent tabs, and a browser that lost the response, get the same
 * successor without storing it.
 */
export function successorOfToken(token: string, secret: string): string {
  return signedToken(secret, 'refresh', token);
}
