import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { hashOfToken } from '../secretTokens.ts';

/** Checks whether the link is still valid, before the expensive hashing. */
export async function isResetTokenGood(db: Executor, given: GivenToken): Promise<boolean> {
  return (await selectGood(db, given).executeTakeFirst()) !== undefined;
}

/** Uses up the link and every other one mailed to this account. Resolves to undefined for an invalid link. */
export async function useResetToken(
  db: Executor,
  given: GivenToken,
): Promise<{ id: number; name: string; email: string } | undefined> {
  const account = await selectGood(db, given).forNoKeyUpdate().executeTakeFirst();
  if (!account) return undefined;
  await db
    .updateTable('email_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', account.id)
    .where('purpose', '!=', 'verify')
    .where('used_at', 'is', null)
    .execute();
  return account;
}

export interface GivenToken {
  token: string;
  /** Undefined: any account of the token. */
  email?: string | undefined;
}

function selectGood(db: Executor, { token, email }: GivenToken) {
  const good = db
    .selectFrom('email_tokens as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select(['a.id', 'a.name', 'a.email'])
    .where('t.token_hash', '=', hashOfToken(token))
    .where('t.purpose', '=', 'reset')
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', sql<Date>`now()`);
  return email === undefined ? good : good.where('a.email', '=', email);
}
