import type { Database } from '../../database/connect.ts';
import type { Caller } from '../../plugins/callers.ts';
import type { Session } from './accessToken.ts';

/** The account behind a token, unless its sign-in has ended. */
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
