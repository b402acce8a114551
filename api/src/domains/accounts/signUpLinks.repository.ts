import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import type { SignUpLinksTable } from '../../platform/database/schema.ts';
import { VALID_MINUTES } from './emailTokens.repository.ts';
import { hashOfToken, newSecretToken } from './secretTokens.ts';

type NewAccount = Pick<SignUpLinksTable, 'name' | 'language'>;
type GivenLink = { email: string; token: string };

/**
 * Stores a link that creates an account, instead of an earlier one to the same e-mail address.
 * @returns the token to be mailed; only its hash is stored.
 */
export async function insertSignUpLink(
  db: Executor,
  email: string,
  { name, language }: NewAccount,
): Promise<string> {
  const token = newSecretToken();
  const link = {
    token_hash: hashOfToken(token),
    name,
    language,
    expires_at: sql<Date>`now() + make_interval(mins => ${VALID_MINUTES.magic})`,
  };
  await db
    .insertInto('sign_up_links')
    .values({ email, ...link })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(link))
    .execute();
  return token;
}

/** Checks whether the link still works, without using it up. */
export async function isSignUpLinkGood(db: Executor, { email, token }: GivenLink): Promise<boolean> {
  const good = await db
    .selectFrom('sign_up_links')
    .select('email')
    .where('email', '=', email)
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return good !== undefined;
}

/** Deletes the link and returns its account-to-be. Resolves to undefined for an invalid one. */
export async function takeSignUpLink(
  db: Executor,
  { email, token }: GivenLink,
): Promise<NewAccount | undefined> {
  return await db
    .deleteFrom('sign_up_links')
    .where('email', '=', email)
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['name', 'language'])
    .executeTakeFirst();
}

export async function deleteSignUpLink(db: Executor, email: string): Promise<void> {
  await db.deleteFrom('sign_up_links').where('email', '=', email).execute();
}
