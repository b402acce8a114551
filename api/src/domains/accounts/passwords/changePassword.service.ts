import type { Database } from '../../../platform/database/connect.ts';
import type { Config } from '../../../platform/config/config.ts';
import { invalidField, type DomainError } from '../../../platform/errors/domainError.ts';
import { queueLocalisedMail } from '../localisedMail.repository.ts';
import { passwordChangedMail } from '../password.mails.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { findCredentials, replacePassword } from '../accounts.repository.ts';
import type { Caller } from '../caller.ts';
import { endOtherSessions } from '../sessions/endSessions.repository.ts';
import { noPassword } from '../requirePassword.ts';
import { checkNewPassword, type NewPassword } from '../newPassword.rules.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import type { Executor } from '../../../platform/database/executor.ts';

/** The stored hash that the old password matched, and the new hash. */
interface PasswordChange {
  before: string;
  after: string;
}

/**
 * Changes the password, ends every other session and notifies the owner by mail.
 * @throws DomainError 422 that names the field, for a wrong current password or a new one that the rules reject.
 */
export async function changePassword(
  { db, siteUrl }: { db: Database; siteUrl: string },
  caller: Caller,
  wanted: NewPassword & { current: string },
  requestId: string,
): Promise<void> {
  const change = await preparePasswordChange(db, caller, wanted);
  await db
    .transaction()
    .execute(async (trx) => await recordPasswordChange(trx, caller, { change, siteUrl, requestId }));
}

/**
 * Verifies the old password and hashes the new one. Slow, so call it before a transaction.
 * @throws DomainError 422 that names the field.
 */
export async function preparePasswordChange(
  db: Executor,
  { id }: Caller,
  { current, ...wanted }: NewPassword & { current: string },
): Promise<PasswordChange> {
  const stored = await findCredentials(db, { id });
  if (!stored) throw notCurrent();
  if (stored.password_hash === null) throw noPassword('current_password');
  if (!(await verifyPassword(current, stored.password_hash))) throw notCurrent();
  checkNewPassword(wanted);
  return { before: stored.password_hash, after: await hashPassword(wanted.password) };
}

/**
 * Stores the new password, ends every other session and notifies the owner by mail.
 * @throws DomainError 422 when the old password was reset or changed concurrently.
 */
export async function recordPasswordChange(
  db: Executor,
  caller: Caller,
  { change, siteUrl, requestId }: { change: PasswordChange; requestId: string } & Pick<Config, 'siteUrl'>,
): Promise<void> {
  const { id: accountId, name, email } = caller;
  if (!(await replacePassword(db, accountId, change))) throw notCurrent();
  await endOtherSessions(db, caller, 'password changed');
  await queueLocalisedMail(db, email, (language) => passwordChangedMail({ siteUrl, language, name }));
  await writeAudit(db, { accountId, action: 'account.password_changed', requestId });
}

const notCurrent = (): DomainError => invalidField('current_password', 'current_password_wrong');
