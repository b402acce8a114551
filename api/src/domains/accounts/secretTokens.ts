import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits that cannot be guessed, for mails and cookies. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it: who reads the database can use none of its tokens. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The refresh token that follows another. Derived, not drawn: tabs that refresh at once, and a browser whose answer
 * was lost, get the same one again without its being stored anywhere.
 */
export function successorOfToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
}
