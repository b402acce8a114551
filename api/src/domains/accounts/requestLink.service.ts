import type { Executor } from '../../platform/database/executor.ts';
import { sendJob } from '../../platform/queue/sendJob.repository.ts';
import { writeResetMailsJob } from './accounts.jobs.ts';
import { insertLinkRequest, type LinkRequest } from './linkMails.repository.ts';

/** Requests a mail with a link to sign in or to reset the password. A job writes it, if the address has an account. */
export async function requestLink(
  db: Executor,
  request: {
    purpose: LinkRequest['purpose'];
    email: string;
    requestId: string;
    callbackPath?: string | undefined;
  },
): Promise<void> {
  const { purpose, email, requestId, callbackPath = null } = request;
  await insertLinkRequest(db, { purpose, email, request_id: requestId, callback_path: callbackPath });
  await sendJob(db, writeResetMailsJob, null);
}
