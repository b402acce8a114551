import type { Sessions } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Caller } from '../caller.ts';
import { describeDevice } from './describeDevice.rules.ts';
import type { Device } from './device.ts';

/** Lists the sessions that neither ended nor expired: the caller's own first, then the last seen. */
export async function readActiveSessions(
  db: Executor,
  { id, familyId }: Pick<Caller, 'id' | 'familyId'>,
): Promise<Sessions['sessions']> {
  const rows = await db
    .selectFrom('session_families')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'last_seen_at'])
    .where('account_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy((each) => each('id', '=', familyId), 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.user_agent),
    ip_address: row.ip_address,
    signed_in_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    current: row.id === familyId,
  }));
}

/** Records where a session was last used. */
export async function recordSeen(
  db: Executor,
  familyId: string,
  { userAgent, ipAddress }: Device,
): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ user_agent: userAgent, ip_address: ipAddress, last_seen_at: sql<Date>`now()` })
    .where('id', '=', familyId)
    .execute();
}

/**
 * Ends a session of the account.
 * @returns false when the account has no such active session.
 */
export async function endOwnSession(db: Executor, accountId: number, familyId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session_families')
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: 'ended from the session list' })
    .where('id', '=', familyId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
