import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { proveAddress } from '../proveAddress.service.ts';
import {
  type AfterFirstFactor,
  type FirstFactorCall,
  openAfterFirstFactor,
} from '../second-step/firstFactor.service.ts';
import { isMagicLinkGood, useMagicLink } from './magicLink.repository.ts';

/**
 * Signs in with the token of a mailed link and uses up the link, which proves the e-mail address.
 * @throws DomainError 401 for an invalid link, 403 for a closed account.
 */
export async function signInWithLink(
  { db, siteUrl }: { db: Database; siteUrl: string },
  link: { email: string; token: string },
  call: Omit<FirstFactorCall, 'by'>,
): Promise<AfterFirstFactor> {
  return await db.transaction().execute(async (trx) => {
    const accountId = await useMagicLink(trx, link);
    if (accountId === undefined) {
      throw linkInvalid(401);
    }
    await proveAddress(trx, accountId, { siteUrl, requestId: call.requestId });
    return await openAfterFirstFactor(trx, accountId, { ...call, by: 'link' });
  });
}

/** @throws DomainError 400 for an invalid link. */
export async function checkMagicLink(db: Database, link: { email: string; token: string }): Promise<void> {
  if (!(await isMagicLinkGood(db, link))) throw linkInvalid(400);
}

const linkInvalid = (status: 400 | 401): DomainError => new DomainError(status, 'token_invalid');
