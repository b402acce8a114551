import type { NewApp, SecondStepChanged } from '@cpa/shared/contracts';
import { toString as drawQrCode } from 'qrcode';
import { DomainError } from '../../../platform/errors/domainError.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { lockAccount } from '../accounts.repository.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import type { Caller } from '../caller.ts';
import { queueLocalisedMail } from '../localisedMail.repository.ts';
import { readCredentials } from '../passkeys/passkeys.repository.ts';
import { endOtherSessions } from '../sessions/endSessions.repository.ts';
import { appUri, newAppSecret, stepOfCode } from './appCodes.ts';
import { openAppSecret, sealAppSecret } from './appSecret.ts';
import type { CodeServices } from './checkCode.service.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import { secondStepChangedMail } from './secondStep.mails.ts';
import {
  deleteSecondStep,
  endTrust,
  isSecondStepOn,
  lockSecondStep,
  turnOn,
  updateSecondStep,
  writeNewApp,
  writeRecoveryCodes,
} from '../secondSteps.repository.ts';
import { readSecondStepSettings } from './secondStepSettings.repository.ts';

/**
 * Creates a secret for an app, which replaces the app from before once it has shown a right code. Call it and the
 * other functions after `requireRecentSignIn`.
 * @throws DomainError 409 while an app is in use: it has to be removed first.
 */
export async function startApp({ db, config }: CodeServices, { id, email }: Caller): Promise<NewApp> {
  const secret = newAppSecret();
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    if ((await lockSecondStep(trx, id))?.app_confirmed_at) throw new DomainError(409, 'app_in_use');
    await writeNewApp(trx, id, sealAppSecret(config, secret));
  });
  const uri = appUri(secret, email);
  return { secret, uri, qr_code: await drawQrCode(uri, { type: 'svg', margin: 1 }) };
}

/**
 * Turns the second step on, or adds the app to it, with a code that the app shows.
 * @throws DomainError 422 for a wrong code.
 */
export async function confirmApp(
  services: CodeServices,
  caller: Caller,
  { code, requestId }: { code: string; requestId: string },
): Promise<SecondStepChanged> {
  return await change(services, caller, {
    requestId,
    what: 'app_added',
    apply: async (trx) => {
      const step = await lockSecondStep(trx, caller.id);
      const app = step?.app_secret && openAppSecret(services.config, step.app_secret);
      const used = app && stepOfCode(app.secret, code, new Date());
      if (!step || step.app_confirmed_at || used === undefined || used === null)
        throw new DomainError(422, 'code_wrong');
      await updateSecondStep(trx, caller.id, { app_confirmed_at: new Date(), app_last_step: used });
    },
  });
}

/**
 * Turns the second step on with the passkeys of the caller.
 * @throws DomainError 409 without a passkey.
 */
export async function usePasskeysAsStep(
  services: CodeServices,
  caller: Caller,
  requestId: string,
): Promise<SecondStepChanged> {
  return await change(services, caller, {
    requestId,
    what: 'turned_on',
    apply: async (trx) => {
      if ((await readCredentials(trx, caller.id)).length === 0) throw new DomainError(409, 'no_passkey');
    },
  });
}

/**
 * Removes the app.
 * @throws DomainError 409 when it is the only second factor.
 */
export async function removeApp(
  services: CodeServices,
  caller: Caller,
  requestId: string,
): Promise<SecondStepChanged> {
  return await change(services, caller, {
    requestId,
    what: 'app_removed',
    apply: async (trx) => {
      const step = await lockSecondStep(trx, caller.id);
      if (!step?.enabled_at || !step.app_confirmed_at) throw new DomainError(404, 'page_missing');
      if ((await readCredentials(trx, caller.id)).length === 0)
        throw new DomainError(409, 'last_second_step');
      await updateSecondStep(trx, caller.id, { app_secret: null, app_confirmed_at: null });
    },
  });
}

/**
 * Replaces the recovery codes, which ends those from before.
 * @throws DomainError 409 without a second step.
 */
export async function renewRecoveryCodes(
  services: CodeServices,
  caller: Caller,
  requestId: string,
): Promise<SecondStepChanged> {
  const fresh = await newRecoveryCodes();
  return await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, caller.id);
    if (!(await isSecondStepOn(trx, caller.id))) throw new DomainError(409, 'second_step_off');
    await writeRecoveryCodes(trx, caller.id, fresh);
    await notify(trx, services, caller, { what: 'codes_renewed', requestId });
    return { settings: await readSecondStepSettings(trx, caller), recovery_codes: fresh.codes };
  });
}

/** Turns the second step off and removes app, recovery codes and trusted devices. */
export async function turnOff(
  services: CodeServices,
  caller: Caller,
  requestId: string,
): Promise<SecondStepChanged> {
  return await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, caller.id);
    const wasOn = await isSecondStepOn(trx, caller.id);
    await deleteSecondStep(trx, caller.id);
    if (wasOn) await notify(trx, services, caller, { what: 'turned_off', requestId });
    return { settings: await readSecondStepSettings(trx, caller), recovery_codes: null };
  });
}

type What = Parameters<typeof secondStepChangedMail>[0]['what'];

/** Applies a change after which the second step is on. The first time ends every other session and gives codes. */
async function change(
  services: CodeServices,
  caller: Caller,
  { requestId, what, apply }: { requestId: string; what: What; apply: (trx: Executor) => Promise<void> },
): Promise<SecondStepChanged> {
  // Hashing takes long, so it happens before the transaction.
  const early = (await isSecondStepOn(services.db, caller.id)) ? undefined : await newRecoveryCodes();
  return await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, caller.id);
    await apply(trx);
    // Another request may have turned it on or off meanwhile.
    const fresh = (await isSecondStepOn(trx, caller.id)) ? undefined : (early ?? (await newRecoveryCodes()));
    if (fresh) {
      await turnOn(trx, caller);
      await writeRecoveryCodes(trx, caller.id, fresh);
      await endOtherSessions(trx, caller, 'second step turned on');
    }
    await endTrust(trx, caller.id);
    await notify(trx, services, caller, { what, requestId });
    return {
      settings: await readSecondStepSettings(trx, caller),
      recovery_codes: fresh?.codes ?? null,
    };
  });
}

async function notify(
  trx: Executor,
  { config: { siteUrl } }: CodeServices,
  { id: accountId, name, email }: Caller,
  { what, requestId }: { what: What; requestId: string },
): Promise<void> {
  await queueLocalisedMail(trx, email, (language) =>
    secondStepChangedMail({ siteUrl, language, name, what }),
  );
  await writeAudit(trx, { accountId, action: `second_step.${what}`, requestId });
}
