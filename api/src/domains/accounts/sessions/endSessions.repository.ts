import { sql } from 'kysely';
import type { Session } from './accessToken.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Caller } from '../caller.ts';

/** Ends every sign-in of the account, on every device; their access tokens with them. */
export async function endAllSessions(db: Executor, accountId: number, reason: string): Promise<void> {
  await revoke(db, reason).where('account_id', '=', accountId).execute();
}

/** Ends every sign-in of the account but the one that asks for it. */
export async function endOtherSessions(
  db: Executor,
  { id, familyId }: Pick<Caller, 'id' | 'familyId'>,
  reason: string,
): Promise<void> {
  await revoke(db, reason).where('account_id', '=', id).where('id', '!=', familyId).execute();
}

/** Ends one sign-in. */
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
