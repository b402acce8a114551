import type { CompanyInvitation, Invitation, Membership } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isInvitationValid } from '../../accounts/lifeCycles.rules.ts';
import { hashOfToken } from '../../accounts/secretTokens.ts';

/** Days until the mailed link expires. */
export const VALID_DAYS = 7;

const expiresAt = sql<Date>`now() + make_interval(days => ${VALID_DAYS})`;

export async function readInvitations(db: Executor, companyId: number): Promise<CompanyInvitation[]> {
  const rows = await db
    .selectFrom('company_invitations as i')
    .leftJoin('accounts as a', 'a.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.membership', 'a.name as invited_by', 'i.created_at', 'i.expires_at'])
    .where('i.company_id', '=', companyId)
    .orderBy('i.created_at')
    .orderBy('i.id')
    .execute();
  return rows.map(({ created_at, expires_at, ...invitation }) => ({
    ...invitation,
    sent_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }));
}

/** Stores an invitation. @returns false if the e-mail address was invited before. */
export async function insertInvitation(
  db: Executor,
  {
    token,
    ...invitation
  }: { company_id: number; email: string; membership: Membership; invited_by: number; token: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('company_invitations')
    .values({ ...invitation, token_hash: hashOfToken(token), expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['company_id', 'email']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces the token, its expiry and the sender, so that the earlier link stops working. */
export async function renewInvitation(
  db: Executor,
  companyId: number,
  { id, token, sender }: { id: number; token: string; sender: number },
): Promise<{ email: string; membership: Membership } | undefined> {
  return await db
    .updateTable('company_invitations')
    .set({
      token_hash: hashOfToken(token),
      invited_by: sender,
      created_at: sql<Date>`now()`,
      expires_at: expiresAt,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(['email', 'membership'])
    .executeTakeFirst();
}

export async function deleteInvitation(db: Executor, companyId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Deletes the open invitations of a company that an account sent, or that were sent to its e-mail address. */
export async function endInvitations(
  db: Executor,
  { companyId, accountId }: { companyId: number; accountId: number },
  which: { sent: boolean; received: boolean },
): Promise<void> {
  await db
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where((either) =>
      either.or([
        ...(which.sent ? [either('invited_by', '=', accountId)] : []),
        ...(which.received
          ? [either('email', 'in', either.selectFrom('accounts').select('email').where('id', '=', accountId))]
          : []),
      ]),
    )
    .execute();
}

/** Locks the company of an invitation, which serialises it with every change of its members. */
export async function lockInvitingCompany(db: Executor, token: string): Promise<void> {
  await db
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', (own) =>
      own.selectFrom('company_invitations').select('company_id').where('token_hash', '=', hashOfToken(token)),
    )
    .forNoKeyUpdate()
    .execute();
}

/** Reads the valid invitation behind a token. */
export async function findInvitation(db: Executor, token: string): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('company_invitations as i')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .leftJoin('accounts as a', 'a.id', 'i.invited_by')
    .select(['c.id', 'c.name', 'c.slug', 'c.logo', 'i.membership', 'i.email', 'i.expires_at'])
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.account_id', '=', 'i.invited_by').onRef('m.company_id', '=', 'i.company_id'),
    )
    .select(['a.name as invited_by', 'a.banned_at', 'm.membership as sender'])
    .where('i.token_hash', '=', hashOfToken(token))
    .where('i.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name, slug, logo, expires_at, banned_at, sender, ...invitation } = row;
  if (!isInvitationValid({ sender, isSenderBanned: banned_at !== null })) return undefined;
  return { ...invitation, company: { id, name, slug, logo }, expires_at: expires_at.toISOString() };
}

/** Deletes the invitation behind a token, so that its link works once. @returns false if it is gone. */
export async function takeInvitation(db: Executor, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('company_invitations')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
