import { sendJob } from '../queue/sendJob.ts';
import type { Executor } from '../database/executor.ts';
import type { Mail } from './mail.ts';

/**
 * Writes a mail with the change it tells of, in the same transaction; the worker sends it afterwards. A mail to
 * somebody else names whom it is about, to be erased with them.
 */
export async function queueMail(
  db: Executor,
  recipient: string,
  mail: Mail,
  about: { applicantId?: number; email?: string | undefined } = {},
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      recipient,
      ...mail,
      about_applicant_id: about.applicantId ?? null,
      about_email: about.email ?? null,
    })
    .execute();
  await sendJob(db, 'send-mails', null);
}
