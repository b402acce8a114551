import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { updateAccount } from '../accounts.repository.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { checkNewPassword, type NewPassword } from '../newPassword.rules.ts';
import { queueLocalisedMail } from '../localisedMail.repository.ts';
import { passwordChangedMail } from '../password.mails.ts';
import { hashPassword } from '../password.ts';
import { proveAddress } from '../proveAddress.service.ts';
import { deleteSignUpLink } from '../signUpLinks.repository.ts';
import { isResetTokenGood, useResetToken, type GivenToken } from './resetPassword.repository.ts';

/**
 * Sets a new password with the token of a mailed link, ends every session of the account and notifies the owner by
 * mail.
 * @throws DomainError 400 for an invalid link, 422 for a password that the rules reject.
 */
export async function resetPassword(
  { db, siteUrl }: { db: Database; siteUrl: string },
  given: GivenToken & NewPassword,
  requestId: string,
): Promise<void> {
  await checkResetLink(db, given);
  checkNewPassword(given);
  const passwordHash = await hashPassword(given.password);
  await db.transaction().execute(async (trx) => {
    const account = await useResetToken(trx, given);
    if (!account) throw linkInvalid();
    await deleteSignUpLink(trx, account.email);
    await updateAccount(trx, account.id, { password_hash: passwordHash });
    await proveAddress(trx, account.id, { siteUrl, requestId, proof: 'new password' });
    const { name, email } = account;
    await queueLocalisedMail(trx, email, (language) => passwordChangedMail({ siteUrl, language, name }));
    await writeAudit(trx, { accountId: account.id, action: 'account.password_reset', requestId });
  });
}

/** @throws DomainError 400 for an invalid link. */
export async function checkResetLink(db: Database, given: GivenToken): Promise<void> {
  if (!(await isResetTokenGood(db, given))) throw linkInvalid();
}

const linkInvalid = (): DomainError => new DomainError(400, 'token_invalid');
