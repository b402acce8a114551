import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { findByEmail, insertAccount, markVerified } from '../accounts.repository.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import { proveAddress } from '../proveAddress.service.ts';
import {
  type AfterFirstFactor,
  type FirstFactorCall,
  openAfterFirstFactor,
} from '../second-step/firstFactor.service.ts';
import { isSignUpLinkGood, takeSignUpLink } from '../signUpLinks.repository.ts';
import { isMagicLinkGood, useMagicLink } from './magicLink.repository.ts';

interface Link {
  email: string;
  token: string;
}

/**
 * Signs in with the token of a mailed link and uses up the link, which proves the e-mail address. A link that was mailed
 * for a new account creates it.
 * @throws DomainError 401 for an invalid link, 403 for a closed account.
 */
export async function signInWithLink(
  { db, siteUrl }: { db: Database; siteUrl: string },
  link: Link,
  call: Omit<FirstFactorCall, 'by'>,
): Promise<AfterFirstFactor> {
  return await db.transaction().execute(async (trx) => {
    const accountId = (await useMagicLink(trx, link)) ?? (await signUpWithLink(trx, link, call.requestId));
    if (accountId === undefined) {
      throw linkInvalid(401);
    }
    await proveAddress(trx, accountId, { siteUrl, requestId: call.requestId });
    return await openAfterFirstFactor(trx, accountId, { ...call, by: 'link' });
  });
}

/**
 * Creates an applicant's account without a password, whose e-mail address is proven.
 * @returns the account of the e-mail address, also when another request has created it; undefined for an invalid link.
 */
async function signUpWithLink(trx: Executor, link: Link, requestId: string): Promise<number | undefined> {
  const wanted = await takeSignUpLink(trx, link);
  if (!wanted) return undefined;
  const { email } = link;
  const accountId = await insertAccount(trx, 'applicant', { ...wanted, email }, null);
  if (accountId === undefined) return (await findByEmail(trx, email)).id;
  await markVerified(trx, accountId);
  for (const action of ['account.registered', 'account.verified'])
    await writeAudit(trx, { accountId, action, detail: { by: 'link' }, requestId });
  return accountId;
}

/** @throws DomainError 400 for an invalid link. */
export async function checkMagicLink(db: Database, link: Link): Promise<void> {
  if (!(await isMagicLinkGood(db, link)) && !(await isSignUpLinkGood(db, link))) throw linkInvalid(400);
}

const linkInvalid = (status: 400 | 401): DomainError => new DomainError(status, 'token_invalid');
