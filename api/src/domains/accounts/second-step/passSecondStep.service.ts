import type { SecondStep } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { withVerifiedPasskey } from '../passkeys/verifyPasskey.service.ts';
import type { Device } from '../sessions/device.ts';
import { openSession, type OpenedSession } from '../sessions/sessions.repository.ts';
import { type CodeServices, withRightCode } from './checkCode.service.ts';
import { trustCookieOf } from './firstFactor.service.ts';
import { deletePendingSignIn, findPendingSignIn } from './pendingSignIns.repository.ts';
import { insertTrustedDevice } from './trustedDevices.repository.ts';

interface StepCall {
  /** Token of the sign-in that waits. */
  pendingToken: string | undefined;
  device: Device;
  requestId: string;
}

/** The session, and the value of the cookie that trusts the device. */
export interface PassedStep {
  session: OpenedSession;
  trustCookie: string | undefined;
}

/**
 * Finishes a sign-in with its second factor: a code of the app, a recovery code or a passkey of the account.
 * @throws DomainError 401 for a wrong proof or a sign-in that waits no longer, 429 after too many wrong codes.
 */
export async function passSecondStep(
  services: CodeServices,
  { credential, trust_device: isToBeTrusted, ...typed }: SecondStep,
  call: StepCall,
): Promise<PassedStep> {
  const { db, config } = services;
  const { pendingToken = '', requestId } = call;
  const pending = await findPendingSignIn(db, pendingToken);
  if (!pending) throw expired();
  const { accountId, firstFactor: by } = pending;
  const finish = (way: string) => async (trx: Executor) => {
    if (!(await deletePendingSignIn(trx, pendingToken))) throw expired();
    const detail = { by, second_step: way };
    await writeAudit(trx, { accountId, action: 'session.opened', detail, requestId });
    const session = await openSession(trx, accountId, call.device, { hasSecondStep: true });
    if (!isToBeTrusted) return { session, trustCookie: undefined };
    const deviceId = await insertTrustedDevice(trx, accountId, call.device.userAgent);
    return { session, trustCookie: trustCookieOf(config.secrets.JWT_SECRET, accountId, deviceId) };
  };
  if (credential) {
    const use = { purpose: 'second_step', accountId } as const;
    const passed = await withVerifiedPasskey({ db, siteUrl: config.siteUrl }, credential, {
      use,
      complete: finish('passkey'),
    });
    if (!passed) throw new DomainError(401, 'passkey_refused');
    return passed;
  }
  const complete = finish(typed.code === undefined ? 'recovery code' : 'app');
  return await withRightCode(services, typed, { accountId, requestId, complete });
}

export const expired = (): DomainError => new DomainError(401, 'second_step_expired');
