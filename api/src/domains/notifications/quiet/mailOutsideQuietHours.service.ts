import type { Locale } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { queueLocalisedMail, readMailLanguage } from '../../accounts/localisedMail.repository.ts';
import { holdMail, keepAccount } from './heldMails.repository.ts';
import { findQuietAccount } from './quietHours.repository.ts';
import { quietUntil } from './quietHours.rules.ts';

interface About {
  /** The conversation: several held mails about it are sent as one. */
  applicationId?: number;
  applicantId?: number;
  otherwise?: Locale | null;
  now?: Date;
}

/**
 * Queues a mail that the notification settings govern, as `queueLocalisedMail` does. During the quiet hours of its
 * recipient it is held until they end.
 */
export async function mailOutsideQuietHours(
  db: Executor,
  recipient: string,
  write: (language: Locale) => Mail,
  { applicationId, applicantId, otherwise = null, now = new Date() }: About = {},
): Promise<void> {
  const account = await findQuietAccount(db, recipient);
  const until = account && quietUntil(account.hours, now);
  if (!until || !(await keepAccount(db, account.id))) {
    await queueLocalisedMail(db, recipient, write, {
      otherwise,
      ...(applicantId !== undefined && { applicantId }),
    });
    return;
  }
  await holdMail(db, {
    account_id: account.id,
    application_id: applicationId ?? null,
    about_applicant_id: applicantId ?? null,
    mail: write(await readMailLanguage(db, recipient, otherwise)),
    due_at: until,
  });
}
