import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { deleteExpiredTokens, type DeletedTokenCounts } from '../../accounts/expiredTokens.repository.ts';
import { deleteNotifications } from '../../notifications/inbox/inbox.repository.ts';
import { clearApplications, deleteMails, emptyMails } from './retention.repository.ts';
import { retentionLimits } from './retention.rules.ts';

/** Number of cleared or deleted rows of each kind. */
export interface RetentionCounts extends DeletedTokenCounts {
  /** Applications whose content was cleared. */
  applications: number;
  mails: number;
  notifications: number;
  /** Mails whose text was removed. */
  mail_texts: number;
}

/** Deletes everything past its retention in one transaction. */
export async function runRetention(db: Executor, now = new Date()): Promise<RetentionCounts> {
  const limits = retentionLimits(now);
  return await inTransaction(db, async (trx) => ({
    applications: await clearApplications(trx, limits),
    ...(await deleteExpiredTokens(trx)),
    mails: await deleteMails(trx, limits.mails),
    notifications: await deleteNotifications(trx, limits.notifications),
    mail_texts: await emptyMails(trx, limits.secrets),
  }));
}
