import { timingSafeEqualText } from '@cpa/shared/server';
import type { Executor } from '../../../platform/database/executor.ts';
import { signedToken } from '../../../platform/security/signedToken.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import type { Device } from '../sessions/device.ts';
import { openSession, type OpenedSession } from '../sessions/sessions.repository.ts';
import { type FirstFactor, insertPendingSignIn } from './pendingSignIns.repository.ts';
import { isSecondStepOn } from '../secondSteps.repository.ts';
import { isDeviceTrusted } from './trustedDevices.repository.ts';

/** A session, or the token with which the sign-in goes on to its second step. */
export type AfterFirstFactor = { session: OpenedSession } | { pendingToken: string };

export interface FirstFactorCall {
  by: FirstFactor;
  device: Device;
  requestId: string;
  /** Cookie of a device that may skip the second step. */
  trustCookie: string | undefined;
  /** Secret that signs the cookie. */
  secret: string;
}

/**
 * Opens a session after a first factor, unless the account has a second step: then the sign-in waits for it. Every
 * sign-in but that with a passkey ends here; `sendAfterFirstFactor` responds.
 * @throws DomainError 403 for a closed account.
 */
export async function openAfterFirstFactor(
  trx: Executor,
  accountId: number,
  { by, device, requestId, trustCookie, secret }: FirstFactorCall,
): Promise<AfterFirstFactor> {
  const needsStep = await isSecondStepOn(trx, accountId);
  const isTrusted = needsStep && (await maySkipStep(trx, accountId, { trustCookie, secret }));
  if (needsStep && !isTrusted) {
    await writeAudit(trx, { accountId, action: 'session.first_factor', detail: { by }, requestId });
    return { pendingToken: await insertPendingSignIn(trx, accountId, by) };
  }
  const detail = { by, ...(isTrusted && { second_step: 'trusted device' }) };
  await writeAudit(trx, { accountId, action: 'session.opened', detail, requestId });
  return { session: await openSession(trx, accountId, device, { hasSecondStep: isTrusted }) };
}

/** Returns the value of the cookie of a trusted device. It is tied to the account. */
export function trustCookieOf(secret: string, accountId: number, deviceId: string): string {
  return `${deviceId}.${signedToken(secret, 'trusted device', `${accountId}:${deviceId}`)}`;
}

const DEVICE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function maySkipStep(
  trx: Executor,
  accountId: number,
  { trustCookie = '', secret }: Pick<FirstFactorCall, 'trustCookie' | 'secret'>,
): Promise<boolean> {
  const [deviceId = ''] = trustCookie.split('.');
  if (!DEVICE_ID.test(deviceId)) return false;
  const isSigned = timingSafeEqualText(trustCookie, trustCookieOf(secret, accountId, deviceId));
  return isSigned && (await isDeviceTrusted(trx, accountId, deviceId));
}
