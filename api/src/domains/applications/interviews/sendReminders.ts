import type { Database } from '../../../platform/database/connect.ts';
import { reminderMail } from './interviews.mails.ts';
import { lockDueReminder, markReminded } from './interviews.repository.ts';
import { mailApplicant, mailCompany } from './tellInterview.ts';

interface Settings {
  db: Database;
  siteUrl: string;
  mailFrom: string;
  now?: Date;
  signal?: AbortSignal;
}

/**
 * Mails both sides of every confirmed interview that is due for its reminder, once: mails and bookkeeping share one
 * transaction.
 * @returns the number of interviews.
 */
export async function sendReminders({
  db,
  signal,
  now = new Date(),
  ...settings
}: Settings): Promise<number> {
  for (let count = 0; ; count += 1) {
    signal?.throwIfAborted();
    const isSent = await db.transaction().execute(async (trx) => {
      const due = await lockDueReminder(trx, now);
      if (!due) return false;
      const appointment = { startsAt: due.starts_at!, minutes: due.minutes, sequence: due.sequence };
      await mailApplicant(trx, due, (to) => reminderMail(due, appointment, to, settings));
      await mailCompany(trx, due, (to) => reminderMail(due, appointment, to, settings));
      await markReminded(trx, due.id, now);
      return true;
    });
    if (!isSent) return count;
  }
}
