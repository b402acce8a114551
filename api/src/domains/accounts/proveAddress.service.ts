import type { Executor } from '../../platform/database/executor.ts';
import { clearPassword, markVerified, readAddress } from './accounts.repository.ts';
import { writeAudit } from './audit/audit.repository.ts';
import { insertEmailToken } from './emailTokens.repository.ts';
import { queueLocalisedMail } from './localisedMail.repository.ts';
import { endedByProof } from './lifeCycles.rules.ts';
import { passwordClearedMail } from './password.mails.ts';
import { endAllSessions, endOtherSessions } from './sessions/endSessions.repository.ts';

interface ProvenBy {
  siteUrl: string;
  requestId?: string;
  /** Session of the account that brings the mailed link. */
  familyId?: string | undefined;
  /** Evidence other than a mailed link. */
  proof?: 'new password' | 'operator';
}

/**
 * Records that the e-mail address belongs to the owner of the account, and ends the sessions and the password from
 * before. Mails a link for a new password when the proof clears the password.
 * @returns whether it is the first proof.
 */
export async function proveAddress(
  trx: Executor,
  accountId: number,
  { siteUrl, requestId, familyId, proof }: ProvenBy,
): Promise<boolean> {
  const isFirst = await markVerified(trx, accountId);
  const link = familyId === undefined ? 'link' : 'link in a session';
  const ended = endedByProof(proof ?? link, { isFirst });
  const reason = proof === 'new password' ? 'password reset' : 'address proven';
  if (ended.sessions === 'all') await endAllSessions(trx, accountId, reason);
  if (ended.sessions === 'others' && familyId !== undefined)
    await endOtherSessions(trx, { id: accountId, familyId }, reason);
  if (ended.password) {
    await clearPassword(trx, accountId);
    const { name, email } = await readAddress(trx, accountId);
    const token = await insertEmailToken(trx, accountId, 'reset');
    await queueLocalisedMail(trx, email, (language) =>
      passwordClearedMail({ siteUrl, language, name, token }),
    );
  }
  if (isFirst)
    await writeAudit(trx, { accountId, action: 'account.verified', ...(requestId && { requestId }) });
  return isFirst;
}
