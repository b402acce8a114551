import { setTimeout as sleep } from 'node:timers/promises';
import type { Credentials } from '@cpa/shared/contracts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import type { Device } from '../sessions/device.ts';
import { findCredentials, lockUnchangedAccount } from '../accounts.repository.ts';
import { verifyPassword } from '../password.ts';
import { type AfterFirstFactor, openAfterFirstFactor } from '../second-step/firstFactor.service.ts';
import {
  insertFailure,
  attemptKeys,
  readFailures,
  recordSuccess,
  WINDOW_SECONDS,
} from './signInAttempts.repository.ts';
import { classifyAttempt, MAX_FAILURES_PER_IP_ADDRESS } from './signInAttempts.rules.ts';

interface Services {
  db: Database;
  config: Pick<Config, 'secrets' | 'rateLimitFactor'>;
}

interface SignInCall {
  device: Device;
  requestId: string;
  trustCookie: string | undefined;
  /** Called with the seconds to wait when there were too many failures. */
  tellWait: (seconds: number) => void;
}

/**
 * Signs in with a password, which is a first factor. Every failure has the same message and timing.
 * @throws DomainError 401 for wrong credentials, 403 for a closed account, 429 after too many failures.
 */
export async function signIn(
  { db, config }: Services,
  { email, password }: Credentials,
  { device, requestId, trustCookie, tellWait }: SignInCall,
): Promise<AfterFirstFactor> {
  const tried = attemptKeys(config.secrets.JWT_SECRET, email, device.ipAddress);
  const failures = await readFailures(db, tried);
  const factor = config.rateLimitFactor;
  const pace = classifyAttempt({
    ...failures,
    here: Math.floor(failures.here / factor),
    anywhere: Math.floor(failures.anywhere / factor),
  });
  if (pace === 'refused') {
    tellWait(WINDOW_SECONDS);
    throw tooMany();
  }
  if (pace.pauseMs > 0) await sleep(pace.pauseMs);

  const account = await findCredentials(db, { email });
  const isRight = await verifyPassword(password, account?.password_hash);
  const outcome =
    account && isRight
      ? await db.transaction().execute(async (trx) => {
          // The password may have been reset, or the account erased, while it was verified.
          if (!(await lockUnchangedAccount(trx, account))) return undefined;
          await recordSuccess(trx, account.id, tried);
          const secret = config.secrets.JWT_SECRET;
          const call = { by: 'password', device, requestId, trustCookie, secret } as const;
          return await openAfterFirstFactor(trx, account.id, call);
        })
      : undefined;
  if (outcome) return outcome;
  await insertFailure(db, tried);
  const isLast = failures.here + 1 >= MAX_FAILURES_PER_IP_ADDRESS * factor;
  const action = isLast ? 'session.locked_out_one_place' : 'session.refused';
  await writeAudit(db, { accountId: account?.id ?? null, action, requestId });
  throw new DomainError(401, 'credentials_wrong');
}

const tooMany = (): DomainError =>
  new DomainError(429, 'too_many_sign_ins', { minutes: WINDOW_SECONDS / 60 });
