import type { ApplicantExport, Identities, Role } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { hashOfToken, newSecretToken } from '../secretTokens.ts';
import { LINK_MINUTES, type Identity } from './openId.rules.ts';

type Key = Pick<Identity, 'issuer' | 'subject'>;

/** Finds the account that an identity signs in to. */
export async function findLinkedAccount(db: Executor, { issuer, subject }: Key): Promise<number | undefined> {
  const row = await db
    .selectFrom('account_identities')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id;
}

/** Finds the account of an e-mail address and locks it in the order that erasing it uses. */
export async function lockAccountOf(db: Executor, email: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .forKeyShare()
    .executeTakeFirst();
  return row?.id;
}

export async function insertIdentity(
  db: Executor,
  accountId: number,
  { provider, issuer, subject, email }: Omit<Identity, 'email'> & { email: string },
): Promise<void> {
  await db
    .insertInto('account_identities')
    .values({ account_id: accountId, provider, issuer, subject, email })
    .execute();
}

export async function readIdentities(db: Executor, accountId: number): Promise<Identities['identities']> {
  const rows = await db
    .selectFrom('account_identities')
    .select(['id', 'provider', 'email', 'linked_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ linked_at, ...rest }) => ({ ...rest, linked_at: linked_at.toISOString() }));
}

/** Reads the identities of an account with what the provider knows it by. */
export async function exportIdentities(
  db: Executor,
  accountId: number,
): Promise<ApplicantExport['identities']> {
  const rows = await db
    .selectFrom('account_identities')
    .select(['provider', 'issuer', 'subject', 'email', 'linked_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ linked_at, ...rest }) => ({ ...rest, linked_at: linked_at.toISOString() }));
}

export async function deleteIdentity(db: Executor, accountId: number, id: number): Promise<void> {
  await db
    .deleteFrom('account_identities')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

export async function countRecentLinks(db: Executor, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('identity_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Stores a link for an identity and ends the earlier ones.
 * @returns the token to be mailed; only its hash is stored.
 */
export async function insertLink(
  db: Executor,
  { issuer, subject }: Key,
  { email, role }: { email: string; role: Role | null },
): Promise<string> {
  await db
    .updateTable('identity_links')
    .set({ used_at: sql<Date>`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute();
  const token = newSecretToken();
  await db
    .insertInto('identity_links')
    .values({
      token_hash: hashOfToken(token),
      issuer,
      subject,
      email,
      role,
      expires_at: sql<Date>`now() + make_interval(mins => ${LINK_MINUTES})`,
    })
    .execute();
  return token;
}

/** Finds a link that still works for this identity, and locks it. */
export async function lockLink(
  db: Executor,
  token: string,
  { issuer, subject }: Key,
): Promise<{ email: string; role: Role | null } | undefined> {
  return await db
    .selectFrom('identity_links')
    .select(['email', 'role'])
    .where('token_hash', '=', hashOfToken(token))
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
}

export async function markLinkUsed(db: Executor, token: string): Promise<void> {
  await db
    .updateTable('identity_links')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashOfToken(token))
    .execute();
}
