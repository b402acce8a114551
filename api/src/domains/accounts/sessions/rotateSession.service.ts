import type { Database } from '../../../platform/database/connect.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { successorOfToken } from '../secretTokens.ts';
import type { Session } from './accessToken.ts';
import { recordSeen } from './activeSessions.repository.ts';
import type { Device } from './device.ts';
import { endSession } from './endSessions.repository.ts';
import { classifyRefresh } from './refresh.rules.ts';
import { lockRefreshToken, replaceRefreshToken } from './sessions.repository.ts';

/**
 * Exchanges a refresh token for its successor. Resolves to undefined when the token is unknown, ended, or replayed
 * after the grace period, which ends the session.
 */
export async function rotateSession(
  db: Database,
  token: string,
  { secret, device }: { secret: string; device: Device },
): Promise<(Session & { refreshToken: string }) | undefined> {
  return await db.transaction().execute(async (trx) => {
    const found = await lockRefreshToken(trx, token);
    if (!found) return undefined;
    const { accountId, familyId } = found;
    const verdict = classifyRefresh(found);
    if (verdict === 'replayed') {
      await endSession(trx, found, 'replayed');
      await writeAudit(trx, { accountId, action: 'session.replayed', subject: familyId });
    }
    if (verdict !== 'rotate' && verdict !== 'repeat') return undefined;
    const successor = successorOfToken(token, secret);
    if (verdict === 'rotate') await replaceRefreshToken(trx, { familyId, token, successor });
    await recordSeen(trx, familyId, device);
    return { accountId, familyId, refreshToken: successor };
  });
}
