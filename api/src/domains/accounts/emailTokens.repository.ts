import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import { hashOfToken, newSecretToken } from './secretTokens.ts';

/** Minutes for which the token of a mail is valid. */
export const VALID_MINUTES = { verify: 48 * 60, reset: 60, magic: 15 };

/** @returns the token to be mailed; only its hash is stored. */
export async function insertEmailToken(
  db: Executor,
  accountId: number,
  purpose: keyof typeof VALID_MINUTES,
): Promise<string> {
  const token = newSecretToken();
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: hashOfToken(token),
      account_id: accountId,
      purpose,
      expires_at: sql<Date>`now() + make_interval(mins => ${VALID_MINUTES[purpose]})`,
    })
    .execute();
  return token;
}

/**
 * Uses a verification token. Idempotent, because mail scanners open links too. Locks the token, so call it in a
 * transaction. Resolves to undefined for an unknown token, or an expired one that was never used.
 */
export async function useVerificationToken(
  db: Executor,
  token: string,
): Promise<{ accountId: number; wasUsed: boolean } | undefined> {
  const found = await db
    .selectFrom('email_tokens')
    .select(['account_id', 'used_at', sql<boolean>`expires_at > now()`.as('isFresh')])
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', 'verify')
    .forUpdate()
    .executeTakeFirst();
  if (!found || (!found.used_at && !found.isFresh)) return undefined;
  const accountId = found.account_id;
  if (found.used_at) return { accountId, wasUsed: true };
  await db
    .updateTable('email_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashOfToken(token))
    .execute();
  return { accountId, wasUsed: false };
}
