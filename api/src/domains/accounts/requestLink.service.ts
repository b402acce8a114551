import type { Locale } from '@cpa/shared/contracts';
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
    language: Locale | null;
    callbackPath?: string | undefined;
  },
): Promise<void> {
  const { requestId, callbackPath = null, ...rest } = request;
  await insertLinkRequest(db, { ...rest, request_id: requestId, callback_path: callbackPath });
  await sendJob(db, writeResetMailsJob, null);
}
