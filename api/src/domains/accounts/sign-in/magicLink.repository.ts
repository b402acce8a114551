import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { hashOfToken } from '../secretTokens.ts';

/** Checks whether the link still works, without using it up. */
export async function isMagicLinkGood(
  db: Executor,
  { email, token }: { email: string; token: string },
): Promise<boolean> {
  const good = await db
    .selectFrom('email_tokens as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select('a.id')
    .where('t.token_hash', '=', hashOfToken(token))
    .where('t.purpose', '=', 'magic')
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', sql<Date>`now()`)
    .where('a.email', '=', email)
    .executeTakeFirst();
  return good !== undefined;
}

/**
 * Uses up the link.
 * @returns the account it was mailed to; undefined for an invalid link.
 */
export async function useMagicLink(
  db: Executor,
  { email, token }: { email: string; token: string },
): Promise<number | undefined> {
  // Lock the account first, in the order that erasing it uses.
  await db.selectFrom('accounts').select('id').where('email', '=', email).forKeyShare().execute();
  const used = await db
    .updateTable('email_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', 'magic')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('account_id', 'in', (own) => own.selectFrom('accounts').select('id').where('email', '=', email))
    .returning('account_id')
    .executeTakeFirst();
  return used?.account_id;
}
