import type { SecondStep } from '@cpa/shared/contracts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { readAddress } from '../accounts.repository.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { queueLocalisedMail } from '../localisedMail.repository.ts';
import { stepOfCode } from './appCodes.ts';
import { openAppSecret, sealAppSecret } from './appSecret.ts';
import { hashOfRecoveryCode } from './recoveryCodes.ts';
import { afterWrongCode, pauseMinutes } from './secondStep.rules.ts';
import { codesPausedMail } from './secondStep.mails.ts';
import {
  lockSecondStep,
  type StoredSecondStep,
  updateSecondStep,
  takeRecoveryCode,
} from '../secondSteps.repository.ts';

export interface CodeServices {
  db: Database;
  config: Pick<Config, 'secrets' | 'siteUrl'>;
}

export type TypedCode = Pick<SecondStep, 'code' | 'recovery_code'>;

type Refusal = 'wrong' | { pausedFor: number };

/**
 * Checks a code of the app or a recovery code, each of which works once, and calls `complete` in the transaction that
 * records its use. Wrong codes are counted for the account, whoever typed them.
 * @throws DomainError 401 for a wrong code, 429 after too many.
 */
export async function withRightCode<Result>(
  services: CodeServices,
  typed: TypedCode,
  call: { accountId: number; requestId: string; complete: (trx: Executor) => Promise<Result> },
): Promise<Result> {
  const { accountId, requestId } = call;
  const outcome = await services.db.transaction().execute(async (trx) => {
    const step = await lockSecondStep(trx, accountId);
    const verdict = step ? await judge(trx, services.config, { accountId, step, typed }) : 'wrong';
    if (verdict === 'right') {
      await updateSecondStep(trx, accountId, { failures: 0, failed_at: null, paused_until: null });
      return { result: await call.complete(trx) };
    }
    if (verdict !== 'wrong' || !step) return verdict;
    // A failure is recorded, so this transaction must not throw.
    return await recordWrongCode(trx, services.config, { accountId, requestId, step });
  });
  if (outcome === 'wrong') throw new DomainError(401, 'code_wrong');
  if ('result' in outcome) return outcome.result;
  throw new DomainError(429, 'codes_paused', { minutes: outcome.pausedFor });
}

interface Attempt {
  accountId: number;
  step: StoredSecondStep;
  typed: TypedCode;
}

async function judge(
  trx: Executor,
  config: CodeServices['config'],
  attempt: Attempt,
): Promise<Refusal | 'right'> {
  const { accountId, step, typed } = attempt;
  const pausedFor = pauseMinutes(step, new Date());
  if (pausedFor > 0) return { pausedFor };
  const isRight =
    typed.code !== undefined
      ? await isRightAppCode(trx, config, { accountId, step, code: typed.code })
      : await isRightRecoveryCode(trx, { accountId, step, code: typed.recovery_code ?? '' });
  return isRight ? 'right' : 'wrong';
}

async function isRightAppCode(
  trx: Executor,
  config: CodeServices['config'],
  { accountId, step, code }: { accountId: number; step: StoredSecondStep; code: string },
): Promise<boolean> {
  const app = step.app_secret && openAppSecret(config, step.app_secret);
  const used = app && stepOfCode(app.secret, code, new Date());
  if (!app || used === undefined || used === null || used <= step.app_last_step) return false;
  await updateSecondStep(trx, accountId, {
    app_last_step: used,
    ...(app.isOld && { app_secret: sealAppSecret(config, app.secret) }),
  });
  return true;
}

async function isRightRecoveryCode(
  trx: Executor,
  { accountId, step, code }: { accountId: number; step: StoredSecondStep; code: string },
): Promise<boolean> {
  if (!step.recovery_salt) return false;
  return await takeRecoveryCode(trx, accountId, await hashOfRecoveryCode(code, step.recovery_salt));
}

async function recordWrongCode(
  trx: Executor,
  { siteUrl }: CodeServices['config'],
  { accountId, requestId, step }: { accountId: number; requestId: string; step: StoredSecondStep },
): Promise<Refusal> {
  const now = new Date();
  const { failures, failed_at, paused_until } = afterWrongCode(step, now);
  await updateSecondStep(trx, accountId, { failures, failed_at, paused_until });
  await writeAudit(trx, {
    accountId,
    action: paused_until ? 'second_step.paused' : 'second_step.refused',
    requestId,
  });
  if (!paused_until) return 'wrong';
  const { name, email } = await readAddress(trx, accountId);
  await queueLocalisedMail(trx, email, (language) => codesPausedMail({ siteUrl, language, name }));
  return { pausedFor: pauseMinutes({ failures, failed_at, paused_until }, now) };
}
