import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

const COLUMNS = ['id', 'role', 'email', 'name', 'verified_at', 'banned_at', 'created_at'] as const;

export interface FoundAccount {
  id: number;
  role: string;
  email: string;
  name: string;
  verified_at: Date | null;
  banned_at: Date | null;
  created_at: Date;
}

export interface AccountFilters {
  role?: 'recruiter' | 'applicant';
  /** Part of a name or e-mail address, in lower case. */
  search: string;
}

/** Returns the 50 newest accounts that match. */
export async function findAccounts(db: Executor, { role, search }: AccountFilters): Promise<FoundAccount[]> {
  return await db
    .selectFrom('accounts')
    .select(COLUMNS)
    .$if(role !== undefined, (query) => query.where('role', '=', role!))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`position(${search} in lower(name || ' ' || email)) > 0`),
    )
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Finds an account by ID or e-mail address. */
export async function findAccount(db: Executor, idOrEmail: string): Promise<FoundAccount | undefined> {
  return await db
    .selectFrom('accounts')
    .select(COLUMNS)
    .where((row) =>
      /^\d{1,9}$/.test(idOrEmail)
        ? row('id', '=', Number(idOrEmail))
        : row('email', '=', idOrEmail.normalize('NFKC').toLowerCase()),
    )
    .executeTakeFirst();
}

export async function findMemberships(db: Executor, accountId: number) {
  return await db
    .selectFrom('memberships as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select(['c.id', 'c.name', 'm.membership'])
    .where('m.account_id', '=', accountId)
    .execute();
}

export async function countOpenSessions(db: Executor, accountId: number): Promise<number> {
  const { sessions } = await db
    .selectFrom('session_families')
    .select((row) => row.fn.countAll<number>().as('sessions'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return sessions;
}

/** Returns the last 10 audit entries of an account, newest first. */
export async function findRecentActivity(db: Executor, accountId: number) {
  return await db
    .selectFrom('audit_entries')
    .select(['at', 'action', 'subject'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
}

export async function setBanned(db: Executor, accountId: number, isBanned: boolean): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ banned_at: isBanned ? sql<Date>`now()` : null })
    .where('id', '=', accountId)
    .execute();
}
