import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError, notFound } from '../../../platform/errors/domainError.ts';
import { lockAccount } from '../accounts.repository.ts';
import { writeAudit } from '../audit/audit.repository.ts';
import type { Caller } from '../caller.ts';
import { queueLocalisedMail } from '../localisedMail.repository.ts';
import { endTrust, lacksWays } from '../secondSteps.repository.ts';
import { passkeyRemovedMail } from './passkey.mails.ts';
import { deletePasskey } from './passkeys.repository.ts';

/**
 * Removes a passkey and notifies the owner by mail. Call it after `requireRecentSignIn`.
 * @throws DomainError 404 for a passkey of another account, 409 for the only second factor of the account.
 */
export async function removePasskey(
  { db, siteUrl }: { db: Database } & Pick<Config, 'siteUrl'>,
  { id: accountId, name, email }: Caller,
  { id, requestId }: { id: number; requestId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const removed = await deletePasskey(trx, accountId, id);
    if (removed === undefined) throw notFound('passkey');
    if (await lacksWays(trx, accountId)) throw new DomainError(409, 'last_second_step');
    await endTrust(trx, accountId);
    await queueLocalisedMail(trx, email, (language) =>
      passkeyRemovedMail({ siteUrl, language, name, passkey: removed }),
    );
    await writeAudit(trx, { accountId, action: 'passkey.removed', subject: removed, requestId });
  });
}
