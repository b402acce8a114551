import { hasCardNumber, idempotencyKeySchema } from '@cpa/shared/contracts';
import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { DomainError, errorText, invalidField } from '../../platform/errors/domainError.ts';

/** Maximum duration of a first call; afterwards the reconcile job settles the order. */
export const IN_FLIGHT_MS = 60_000;

/**
 * Reads the idempotency key from the header `Idempotency-Key` or the body. @throws DomainError 422 when it is missing
 * or both differ.
 */
export function readKey(header: string | undefined, field: string | undefined): string {
  if (header !== undefined && field !== undefined && header !== field) {
    throw invalidField('idempotency_key', 'key_differs');
  }
  const key = z.safeParse(idempotencyKeySchema, header ?? field);
  if (key.success) return key.data;
  throw invalidField('idempotency_key', 'key_invalid');
}

/** Forms of a key in the database: the first is stored, all are looked up. */
export type StoredKey = readonly [stored: string, ...earlier: string[]];

/**
 * Returns the stored form of a key, and those under earlier secrets. A key whose digits look like a card number is not
 * rejected, because random keys contain such digits by chance; it is stored as its HMAC. No other key contains a colon.
 * Also looks up a key of this kind that an earlier release has stored in clear. A checkout repeats its key within
 * minutes, so a key that two secret changes separate from its order is a new one.
 */
export function storedKey(
  key: string,
  { JWT_SECRET, JWT_SECRET_PREVIOUS }: { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string | undefined },
): StoredKey {
  // A key may separate digits by underscores and by several characters.
  if (!hasCardNumber(key.replaceAll(/[_-]+/g, '-'))) return [key];
  const hmac = (secret: string) =>
    `hmac:${createHmac('sha256', secret).update(`idempotency-key:${key}`).digest('base64url')}`;
  return [hmac(JWT_SECRET), ...(JWT_SECRET_PREVIOUS ? [hmac(JWT_SECRET_PREVIOUS)] : []), key];
}

/** Fingerprint of an order body. Excludes the card: nothing stored may derive from its number. */
export function hashOf(method: string, body: object): Buffer {
  const kept = Object.entries(body).filter(([name]) => !name.startsWith('card_') && !NOT_KEPT.has(name));
  return createHash('sha256')
    .update(JSON.stringify([method, sorted(kept)]))
    .digest();
}

const NOT_KEPT = new Set(['payment_token', 'idempotency_key']);

interface Known {
  request_hash: Buffer;
  answered_at: Date | null;
  created_at: Date;
}

/**
 * Replays the response of a known key. @throws DomainError 422 for another body with the same key, 409 while the
 * first call is in flight.
 */
export function assertRepeatable(known: Known, hash: Buffer, now: Date): void {
  if (!known.request_hash.equals(hash)) {
    throw new DomainError(422, 'key_used').at({ idempotency_key: [errorText('key_for_one_order')] });
  }
  if (known.answered_at === null && now.getTime() - known.created_at.getTime() < IN_FLIGHT_MS) {
    throw new DomainError(409, 'in_flight');
  }
}

function sorted(entries: [string, unknown][]): [string, unknown][] {
  return entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => [name, canonical(value)]);
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  return typeof value === 'object' && value !== null ? sorted(Object.entries(value)) : value;
}
