import { sql } from 'kysely';
import type { Session } from './accessToken.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Caller } from '../caller.ts';

/** Ends every session of the account, with its access tokens. */
export async function endAllSessions(db: Executor, accountId: number, reason: string): Promise<void> {
  await revoke(db, reason).where('account_id', '=', accountId).execute();
}

/** Ends every session of the account except the caller's. */
export async function endOtherSessions(
  db: Executor,
  { id, familyId }: Pick<Caller, 'id' | 'familyId'>,
  reason: string,
): Promise<void> {
  await revoke(db, reason).where('account_id', '=', id).where('id', '!=', familyId).execute();
}

/** Ends one session. */
export async function endSession(
  db: Executor,
  { familyId }: Pick<Session, 'familyId'>,
  reason: string,
): Promise<void> {
  await revoke(db, reason).where('id', '=', familyId).execute();
}

function revoke(db: Executor, reason: string) {
  return db
    .updateTable('session_families')
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: reason })
    .where('revoked_at', 'is', null);
}
