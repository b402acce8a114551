import type { Executor } from '../../platform/database/executor.ts';
import { sendJob } from '../../platform/queue/sendJob.repository.ts';
import { writeResetMailsJob } from './accounts.jobs.ts';
import { insertLinkRequest, type LinkRequest } from './linkMails.repository.ts';

/** Requests a mail with a link to sign in or reset the password. A job writes it, if the address has an account. */
export async function requestLink(db: Executor, request: LinkRequest): Promise<void> {
  await insertLinkRequest(db, request);
  await sendJob(db, writeResetMailsJob, null);
}
