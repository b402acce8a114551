import type { PasskeyProof } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import type { Device } from '../sessions/device.ts';
import { openSession, type OpenedSession } from '../sessions/sessions.repository.ts';
import { withVerifiedPasskey } from './verifyPasskey.service.ts';

/**
 * Signs in with a passkey. It verifies the user, so it counts as both factors.
 * @throws DomainError 401 for an invalid proof, 403 for a closed account.
 */
export async function signInWithPasskey(
  services: { db: Database; siteUrl: string },
  proof: PasskeyProof,
  { device, requestId }: { device: Device; requestId: string },
): Promise<OpenedSession> {
  const session = await withVerifiedPasskey(services, proof, {
    use: { purpose: 'sign_in', accountId: null },
    complete: async (trx, accountId) => {
      await writeAudit(trx, { accountId, action: 'session.opened', detail: { by: 'passkey' }, requestId });
      return await openSession(trx, accountId, device, { hasSecondStep: true });
    },
  });
  if (session) return session;
  const action = 'session.refused';
  await writeAudit(services.db, { accountId: null, action, detail: { by: 'passkey' }, requestId });
  throw new DomainError(401, 'passkey_refused');
}
