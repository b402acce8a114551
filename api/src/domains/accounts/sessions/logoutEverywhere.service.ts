import type { Database } from '../../../platform/database/connect.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { endAllSessions } from './endSessions.repository.ts';

/** Ends every session of the account. */
export async function logoutEverywhere(db: Database, accountId: number, requestId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await endAllSessions(trx, accountId, 'signed out everywhere');
    await writeAudit(trx, { accountId, action: 'session.ended_everywhere', requestId });
  });
}
