import type { Logger } from 'pino';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/connect.ts';
import { runImport } from '../../domains/imports/runImport.ts';
import type { SendMail } from '../../platform/mail/transport.ts';
import { createPayments } from '../../domains/orders/gateways/createPayments.ts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';
import type { FileStorage } from '../../platform/storage/fileStorage.ts';
import { sweepUploads } from '../../domains/files/uploads/sweepUploads.ts';
import { deleteFiles } from '../../domains/files/deleteFiles.ts';
import { expireVacancies } from '../../domains/vacancies/editing/expireVacancies.ts';
import { deleteExpiredTokens } from '../../domains/accounts/deleteExpiredTokens.ts';
import type { JobData, JobName } from '../../platform/queue/jobList.ts';
import { reconcilePayments } from '../../domains/orders/payment/reconcilePayments.ts';
import { runRetention } from '../../domains/applicants/retention/runRetention.ts';
import { sendDigests } from '../../domains/subscriptions/alerts/sendDigests.ts';
import { sendMails } from '../../platform/mail/sendMails.ts';
import { writeResetMails } from '../../domains/accounts/writeResetMails.ts';

/** Dependencies of job handlers. */
export interface JobDeps {
  config: Config;
  db: Database;
  log: Logger;
  publishEvent: PublishEvent;
  sendMail: SendMail;
  storage: FileStorage;
}

export interface JobContext extends JobDeps {
  /**
   * Aborted at shutdown: a long job stops between two steps (`signal.throwIfAborted()`), and the next run continues.
   */
  signal: AbortSignal;
}

/** A handler that throws is retried as its plan says. It may run twice, so it must be idempotent. */
export const jobHandlers: {
  [Name in JobName]: (context: JobContext, data: JobData<Name>) => Promise<unknown>;
} = {
  'write-reset-mails': async ({ db, config }) => await writeResetMails(db, config.siteUrl),
  'send-mails': async ({ config, db, sendMail, signal }) =>
    await sendMails(db, sendMail, { signal, isDelivered: config.smtpUrl !== undefined }),
  'expire-vacancies': async ({ db }) => await expireVacancies(db),
  'delete-files': async ({ config, db, storage, signal }) => {
    await sweepUploads(config);
    await deleteFiles(db, storage, signal);
  },
  'send-digests': async ({ db, config, signal }) =>
    await sendDigests(db, { siteUrl: config.siteUrl, secret: config.secrets.JWT_SECRET, signal }),
  'run-retention': async ({ db, log }) => log.info(await runRetention(db), 'retention ran'),
  'import-vacancies': async (context, { import_id }) => await runImport(context, import_id),
  'forget-tokens': async ({ db }) => await deleteExpiredTokens(db),
  'reconcile-payments': async ({ db, config }) =>
    await reconcilePayments({ db, payments: createPayments(config.payments), siteUrl: config.siteUrl }),
};
