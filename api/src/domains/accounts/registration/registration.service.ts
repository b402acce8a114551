import type { Locale, Registration, Role } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { findByEmail, insertAccount } from '../accounts.repository.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import type { Caller } from '../caller.ts';
import { insertEmailToken, useVerificationToken, VALID_MINUTES } from '../emailTokens.repository.ts';
import { checkNewPassword } from '../newPassword.rules.ts';
import { queueLocalisedMail } from '../localisedMail.repository.ts';
import { hashPassword } from '../password.ts';
import { proveAddress } from '../proveAddress.service.ts';
import { isActiveSessionOf } from '../sessions/sessions.repository.ts';
import { accountExistsMail, verificationMail } from '../verification.mails.ts';

interface Services {
  db: Database;
  siteUrl: string;
}

/**
 * Creates an account and mails the verification link. An e-mail address that has an account gets a mail that says so,
 * after the same number of statements: the caller learns nothing about it.
 * @throws DomainError 422 for a password that the rules reject.
 */
export async function register(
  { db, siteUrl }: Services,
  role: Role,
  registration: Registration,
  { requestId, language }: { requestId: string; language: Locale | null },
): Promise<void> {
  checkNewPassword(registration);
  const passwordHash = await hashPassword(registration.password);
  await db.transaction().execute(async (trx) => {
    const { name, email } = registration;
    const accountId = await insertAccount(trx, role, { ...registration, language }, passwordHash);
    if (accountId === undefined) {
      const account = await findByEmail(trx, email);
      await queueLocalisedMail(
        trx,
        email,
        (locale) => accountExistsMail({ siteUrl, language: locale, name: account.name }),
        { otherwise: language },
      );
      await writeAudit(trx, { accountId: account.id, action: 'account.registered_again', requestId });
      return;
    }
    await mailLink(trx, siteUrl, { id: accountId, name, email });
    await writeAudit(trx, { accountId, action: 'account.registered', requestId });
  });
}

/** Mails another verification link. Earlier links stay valid. */
export async function sendVerificationMail(
  { db, siteUrl }: Services,
  account: Pick<Caller, 'id' | 'name' | 'email'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => await mailLink(trx, siteUrl, account));
}

async function mailLink(
  db: Executor,
  siteUrl: string,
  { id, name, email }: Pick<Caller, 'id' | 'name' | 'email'>,
): Promise<void> {
  const token = await insertEmailToken(db, id, 'verify');
  await queueLocalisedMail(db, email, (language) =>
    verificationMail({ siteUrl, language, name, token, expiresAt: verifyUntil() }),
  );
}

/**
 * Verifies the account that the token was mailed to. The first time notifies its open pages, and ends the sessions and
 * the password from before unless the session of the request, `familyId`, belongs to the account.
 * @returns whether the account has to choose a password.
 * @throws DomainError 400 for an invalid token.
 */
export async function verifyEmail(
  { db, publishEvent, siteUrl }: Services & { publishEvent: PublishEvent },
  token: string,
  { requestId, familyId }: { requestId: string; familyId: string | undefined },
): Promise<{ needsPassword: boolean }> {
  const verified = await db.transaction().execute(async (trx) => {
    const used = await useVerificationToken(trx, token);
    if (!used) return undefined;
    const { accountId } = used;
    const own =
      familyId !== undefined && (await isActiveSessionOf(trx, accountId, familyId)) ? familyId : undefined;
    const isFirst =
      !used.wasUsed && (await proveAddress(trx, accountId, { siteUrl, requestId, familyId: own }));
    return { accountId, isFirst, needsPassword: isFirst && own === undefined };
  });
  if (!verified) throw new DomainError(400, 'verification_failed');
  const { accountId, isFirst, needsPassword } = verified;
  if (!isFirst) return { needsPassword };
  await publishEvent(`private-user.${accountId}`, 'user-verified', { id: accountId });
  return { needsPassword };
}

/** Expiry of a verification link that is created now. */
function verifyUntil(): Date {
  return new Date(Date.now() + VALID_MINUTES.verify * 60_000);
}
