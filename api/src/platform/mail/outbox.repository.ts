import { traceparent } from '@cpa/shared/server';
import { sendJob } from '../queue/sendJob.repository.ts';
import type { Executor } from '../database/executor.ts';
import type { Mail } from './mail.ts';
import { sendMailsJob } from './mail.jobs.ts';

/** Account that a mail to another recipient is about. */
export interface MailSubject {
  applicantId?: number;
  email?: string | undefined;
}

/**
 * Queues a mail in the transaction of the change it reports; a worker sends it. A mail about another account records
 * that account, so that it is erased with it.
 */
export async function queueMail(
  db: Executor,
  recipient: string,
  mail: Mail,
  about: MailSubject = {},
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      recipient,
      ...mail,
      about_applicant_id: about.applicantId ?? null,
      about_email: about.email ?? null,
      traceparent: traceparent() ?? null,
    })
    .execute();
  await sendJob(db, sendMailsJob, null);
}
