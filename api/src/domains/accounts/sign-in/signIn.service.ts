import { setTimeout as sleep } from 'node:timers/promises';
import type { Credentials } from '@cpa/shared/contracts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import type { Device } from '../sessions/device.ts';
import type { Session } from '../sessions/accessToken.ts';
import { findCredentials, lockUnchangedAccount } from '../accounts.repository.ts';
import { verifyPassword } from '../password.ts';
import { openSession } from '../sessions/sessions.repository.ts';
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
  /** Called with the seconds to wait when there were too many failures. */
  tellWait: (seconds: number) => void;
}

/**
 * Signs in with a password. Every failure has the same message and timing.
 * @throws DomainError 401 for wrong credentials, 403 for a closed account, 429 after too many failures.
 */
export async function signIn(
  { db, config }: Services,
  { email, password }: Credentials,
  { device, requestId, tellWait }: SignInCall,
): Promise<Session & { refreshToken: string }> {
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
  const session =
    account && isRight
      ? await db.transaction().execute(async (trx) => {
          // The password may have been reset, or the account erased, while it was verified.
          if (!(await lockUnchangedAccount(trx, account))) return undefined;
          await recordSuccess(trx, account.id, tried);
          await writeAudit(trx, { accountId: account.id, action: 'session.opened', requestId });
          return await openSession(trx, account.id, device);
        })
      : undefined;
  if (session) return session;
  await insertFailure(db, tried);
  const isLast = failures.here + 1 >= MAX_FAILURES_PER_IP_ADDRESS * factor;
  const action = isLast ? 'session.locked_out_one_place' : 'session.refused';
  await writeAudit(db, { accountId: account?.id ?? null, action, requestId });
  throw new DomainError(401, 'credentials_wrong');
}

const tooMany = (): DomainError =>
  new DomainError(429, 'too_many_sign_ins', { minutes: WINDOW_SECONDS / 60 });
