import { sql } from 'kysely';
import type { Executor } from './accounts.repository.ts';

/** Ends every sign-in of the account, on every device; their access tokens with them. */
export async function endAllSessions(db: Executor, accountId: number, reason: string): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ revoked_at: sql<Date>`now()`, revoked_reason: reason })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}
