import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import type { Session } from './accessToken.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Caller } from '../caller.ts';
import type { Device } from './device.ts';
import { hashOfToken, newSecretToken } from '../secretTokens.ts';

export const SESSION_DAYS = 30;

/** Finds the account of a token, unless its session has ended or the account is closed. */
export async function findCaller(
  db: Database,
  { accountId, familyId }: Session,
): Promise<Caller | undefined> {
  const row = await db
    .selectFrom('accounts as a')
    .innerJoin('session_families as f', 'f.account_id', 'a.id')
    .leftJoin('applicants as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.role', 'a.name', 'a.email', 'a.verified_at', 'p.id as applicant_id'])
    .where('a.id', '=', accountId)
    .where('f.id', '=', familyId)
    .where('a.banned_at', 'is', null)
    .where('f.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, role, name, email } = row;
  return {
    id,
    role,
    name,
    email,
    verified: row.verified_at !== null,
    familyId,
    applicantId: row.applicant_id,
  };
}

export type OpenedSession = Session & { refreshToken: string };

/**
 * Creates a session, the family of its refresh tokens, and the first token. A sign-in with one factor calls
 * `openAfterFirstFactor` instead.
 * @throws DomainError 403 for a closed account.
 */
export async function openSession(
  db: Executor,
  accountId: number,
  { userAgent, ipAddress }: Device,
  { hasSecondStep = false } = {},
): Promise<OpenedSession> {
  await mustNotBeBanned(db, accountId);
  const { id: familyId } = await db
    .insertInto('session_families')
    .values({
      account_id: accountId,
      user_agent: userAgent,
      ip_address: ipAddress,
      second_step_at: hasSecondStep ? sql<Date>`now()` : null,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refreshToken = newSecretToken();
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hashOfToken(refreshToken), family_id: familyId })
    .execute();
  return { accountId, familyId, refreshToken };
}

async function mustNotBeBanned(db: Executor, accountId: number): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select('banned_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account?.banned_at) {
    throw new DomainError(403, 'account_banned');
  }
}

/** Finds a refresh token with the state of its session, and locks it. */
export async function lockRefreshToken(db: Executor, token: string) {
  await lockFamily(db, token);
  return await db
    .selectFrom('refresh_tokens as t')
    .innerJoin('session_families as f', 'f.id', 't.family_id')
    .select(['f.id as familyId', 'f.account_id as accountId', 'f.revoked_at', 'f.expires_at', 't.used_at'])
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('t.token_hash', '=', hashOfToken(token))
    .forUpdate('t')
    .executeTakeFirst();
}

/** Marks a refresh token as used and stores its successor. */
export async function replaceRefreshToken(
  db: Executor,
  { familyId, token, successor }: { familyId: string; token: string; successor: string },
): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('token_hash', '=', hashOfToken(token))
    .execute();
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hashOfToken(successor), family_id: familyId })
    .execute();
}

/** Locks the family before its tokens, in the order that erasing an account uses, to avoid a deadlock. */
async function lockFamily(db: Executor, token: string): Promise<void> {
  await db
    .selectFrom('session_families')
    .select('id')
    .where('id', 'in', (own) =>
      own.selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', hashOfToken(token)),
    )
    .forKeyShare()
    .execute();
}

/** Finds the account of the session that a refresh token belongs to, without using the token. */
export async function findRefreshingAccount(db: Executor, token: string): Promise<number | null> {
  const row = await db
    .selectFrom('refresh_tokens as t')
    .innerJoin('session_families as f', 'f.id', 't.family_id')
    .select('f.account_id')
    .where('t.token_hash', '=', hashOfToken(token))
    .where('f.revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function findFamilyOfToken(db: Executor, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('refresh_tokens')
    .select('family_id')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst();
  return row?.family_id;
}

/** Checks that a session belongs to the account and has neither ended nor expired. */
export async function isActiveSessionOf(db: Executor, accountId: number, familyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', familyId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Checks that a session was opened within the last minutes. */
export async function isSessionRecent(db: Executor, familyId: string, minutes: number): Promise<boolean> {
  const row = await db
    .selectFrom('session_families')
    .select('id')
    .where('id', '=', familyId)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Checks that a session has neither ended nor expired and that its account is open. */
export async function isFamilyActive(db: Database, familyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session_families as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select('f.id')
    .where('f.id', '=', familyId)
    .where('f.revoked_at', 'is', null)
    .where('f.expires_at', '>', sql<Date>`now()`)
    .where('a.banned_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
