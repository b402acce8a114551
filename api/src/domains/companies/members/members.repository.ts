import type { CompanyMember, Membership } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

/** Lists the accounts of the recruiters of companies. */
export async function readMemberIds(db: Executor, companyIds: readonly number[]) {
  if (companyIds.length === 0) return [];
  return await db
    .selectFrom('memberships')
    .select(['company_id', 'account_id'])
    .where('company_id', 'in', companyIds)
    .execute();
}

/** Lists the members of a company: owners first, then by name. */
export async function readMembers(
  db: Executor,
  companyId: number,
  { isForOwner }: { isForOwner: boolean },
): Promise<CompanyMember[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('second_steps as s', 's.account_id', 'a.id')
    .select(['m.account_id', 'a.name', 'a.email', 'm.membership', 'm.created_at', 's.enabled_at'])
    .where('m.company_id', '=', companyId)
    .orderBy(sql`m.membership = 'owner' desc, portal_plain(a.name)`)
    .orderBy('m.account_id')
    .execute();
  return rows.map(({ created_at, enabled_at, ...member }) => ({
    ...member,
    joined_at: created_at.toISOString(),
    has_second_step: isForOwner ? enabled_at !== null : null,
  }));
}

/** Reads the account's membership; undefined without one. */
export async function findMembership(
  db: Executor,
  accountId: number,
  companyId: number,
): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('memberships')
    .select('membership')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.membership;
}

/** True if the e-mail address belongs to a member. */
export async function isMemberByEmail(db: Executor, companyId: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('m.company_id', '=', companyId)
    .where('a.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads the e-mail addresses of the owners whose accounts are open. */
export async function readOwners(
  db: Executor,
  companyId: number,
): Promise<{ id: number; name: string; email: string }[]> {
  return await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.name', 'a.email'])
    .where('m.company_id', '=', companyId)
    .where('m.membership', '=', 'owner')
    .where('a.banned_at', 'is', null)
    .orderBy('a.id')
    .execute();
}

export async function readCompanyName(db: Executor, companyId: number): Promise<{ name: string }> {
  return await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

export async function countOwners(db: Executor, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select(db.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('membership', '=', 'owner')
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a member. An existing member keeps the role. */
export async function insertMember(
  db: Executor,
  member: { company_id: number; account_id: number; membership: Membership },
): Promise<void> {
  await db
    .insertInto('memberships')
    .values(member)
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doNothing())
    .execute();
}

export async function updateMember(
  db: Executor,
  companyId: number,
  accountId: number,
  membership: Membership,
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ membership })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Deletes a membership and the mutes of its conversations, so that a member who returns is told of messages again. */
export async function deleteMember(db: Executor, companyId: number, accountId: number): Promise<void> {
  await db
    .deleteFrom('conversation_mutes')
    .where('account_id', '=', accountId)
    .where('application_id', 'in', (muted) =>
      muted
        .selectFrom('applications as a')
        .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
        .select('a.id')
        .where('v.company_id', '=', companyId),
    )
    .execute();
  await db
    .deleteFrom('memberships')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .execute();
}
