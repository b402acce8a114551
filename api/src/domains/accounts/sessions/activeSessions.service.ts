import type { Sessions } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import type { Caller } from '../caller.ts';
import { endOwnSession, readActiveSessions } from './activeSessions.repository.ts';
import { endOtherSessions } from './endSessions.repository.ts';

/**
 * Ends one session of the caller.
 * @throws DomainError 404 for a session of another account or one that has ended.
 */
export async function endListedSession(
  db: Database,
  caller: Caller,
  sessionId: string,
  requestId: string,
): Promise<Sessions> {
  await db.transaction().execute(async (trx) => {
    if (!(await endOwnSession(trx, caller.id, sessionId))) throw notFound('session');
    const action = 'session.ended_from_list';
    await writeAudit(trx, { accountId: caller.id, action, subject: sessionId, requestId });
  });
  return { sessions: await readActiveSessions(db, caller) };
}

/** Ends every session of the caller except the current one. */
export async function endEveryOtherSession(
  db: Database,
  caller: Caller,
  requestId: string,
): Promise<Sessions> {
  await db.transaction().execute(async (trx) => {
    await endOtherSessions(trx, caller, 'ended from the session list');
    await writeAudit(trx, { accountId: caller.id, action: 'session.ended_others', requestId });
  });
  return { sessions: await readActiveSessions(db, caller) };
}
