import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { FindDenied, Held } from '../../../platform/realtime/authorisations.ts';

export async function isMember(db: Database, accountId: number, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('company_id')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds subscriptions whose session ended, or whose account is not a member of the presence channel's company. */
export async function findDenied(db: Database, held: Held[]): ReturnType<FindDenied> {
  const sessions = [...new Set(held.map(({ session }) => session))];
  const active = await db
    .selectFrom('session_families as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .leftJoin('memberships as m', 'm.account_id', 'f.account_id')
    .select(['f.id', 'm.company_id'])
    .where('f.id', '=', sql<string>`any(${sessions}::uuid[])`)
    .where('f.revoked_at', 'is', null)
    .where('f.expires_at', '>', sql<Date>`now()`)
    .where('a.banned_at', 'is', null)
    .execute();
  const live = new Set(active.map(({ id }) => id));
  const allowed = new Set(active.map(({ id, company_id }) => `${id} presence-company.${company_id}`));
  return {
    endedSessions: new Set(sessions.filter((session) => !live.has(session))),
    denied: ({ session, channel }) =>
      channel.startsWith('presence-company.') && !allowed.has(`${session} ${channel}`),
  };
}
