import type { Identities } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { findCredentials, lockAccount } from '../accounts.repository.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import type { Caller } from '../caller.ts';
import { queueLocalisedMail } from '../localisedMail.repository.ts';
import { endOtherSessions } from '../sessions/endSessions.repository.ts';
import { deleteIdentity, readIdentities } from './identities.repository.ts';
import { identityUnlinkedMail } from './openId.mails.ts';
import { canUnlink } from './openId.rules.ts';

/** Lists the identities that sign in to an account. */
export async function listIdentities(db: Executor, accountId: number): Promise<Identities> {
  const identities = await readIdentities(db, accountId);
  const hasPassword = (await findCredentials(db, { id: accountId }))?.password_hash != null;
  return { identities, can_unlink: canUnlink({ hasPassword, identities: identities.length }) };
}

/**
 * Removes an identity, ends every other session and notifies the owner by mail.
 * @throws DomainError 404 for an identity of another account, 409 when no other way to sign in remains.
 */
export async function unlinkIdentity(
  { db, siteUrl }: { db: Database; siteUrl: string },
  caller: Caller,
  identityId: number,
  requestId: string,
): Promise<Identities> {
  const { id: accountId, name, email } = caller;
  return await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const { identities, can_unlink } = await listIdentities(trx, accountId);
    const provider = identities.find(({ id }) => id === identityId)?.provider;
    if (provider === undefined) throw notFound('identity');
    if (!can_unlink) throw new DomainError(409, 'last_sign_in');
    await deleteIdentity(trx, accountId, identityId);
    await endOtherSessions(trx, caller, 'identity unlinked');
    const facts = { siteUrl, name, provider };
    await queueLocalisedMail(trx, email, (language) => identityUnlinkedMail({ ...facts, language }));
    await writeAudit(trx, { accountId, action: 'identity.unlinked', detail: { provider }, requestId });
    return await listIdentities(trx, accountId);
  });
}
