import type { Logger } from 'pino';
import { deleteExpiredTokensJob, writeResetMailsJob } from '../domains/accounts/accounts.jobs.ts';
import { sendHeldMailsJob } from '../domains/applications/held-mails/heldMails.jobs.ts';
import { sendSummariesJob } from '../domains/applications/summaries/summaries.jobs.ts';
import {
  applyInterviewMovesJob,
  cancelEndedInterviewsJob,
  sendInterviewRemindersJob,
} from '../domains/applications/interviews/interviews.jobs.ts';
import { mailUnreadMessagesJob } from '../domains/applications/messages/messages.jobs.ts';
import { notifyWithdrawalsJob } from '../domains/applications/withdrawal/withdrawal.jobs.ts';
import { readResumeTextsJob } from '../domains/applicants/resumes/resumeTexts.jobs.ts';
import { runRetentionJob } from '../domains/applicants/retention/retention.jobs.ts';
import { applyStatusChangesJob } from '../domains/applications/status/statusChange.jobs.ts';
import { refreshAnswerDaysJob } from '../domains/companies/companies.jobs.ts';
import { deleteFilesJob } from '../domains/files/files.jobs.ts';
import { importVacanciesJob } from '../domains/imports/imports.jobs.ts';
import { reconcilePaymentsJob } from '../domains/orders/payment/payment.jobs.ts';
import { attemptRefundsJob } from '../domains/orders/refunds/refunds.jobs.ts';
import { submitChangedPagesJob } from '../domains/publishing/indexnow/indexNow.jobs.ts';
import { sendAlertsAtOnceJob, sendDigestsJob } from '../domains/subscriptions/alerts/alerts.jobs.ts';
import {
  askContactsJob,
  expireVacanciesJob,
  guessLanguagesJob,
  guessOccupationsJob,
  openScheduledVacanciesJob,
} from '../domains/vacancies/vacancies.jobs.ts';
import { deleteViewersJob } from '../domains/vacancies/views/views.jobs.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/connect.ts';
import { deleteEndedWindowsJob } from '../platform/http/rateLimits.jobs.ts';
import { sendMailsJob } from '../platform/mail/mail.jobs.ts';
import type { SendMail } from '../platform/mail/transport.ts';
import type { Job } from '../platform/queue/job.ts';
import type { PublishEvent } from '../platform/realtime/publishEvent.ts';
import type { FileStorage } from '../platform/storage/fileStorage.ts';

interface JobContext {
  config: Config;
  db: Database;
  log: Logger;
  publishEvent: PublishEvent;
  sendMail: SendMail;
  storage: FileStorage;
  signal: AbortSignal;
}

/** Every background job of the API. */
export const jobs: readonly Job<JobContext, never>[] = [
  writeResetMailsJob,
  sendMailsJob,
  applyStatusChangesJob,
  notifyWithdrawalsJob,
  sendInterviewRemindersJob,
  cancelEndedInterviewsJob,
  applyInterviewMovesJob,
  mailUnreadMessagesJob,
  sendHeldMailsJob,
  expireVacanciesJob,
  openScheduledVacanciesJob,
  askContactsJob,
  guessOccupationsJob,
  guessLanguagesJob,
  deleteViewersJob,
  deleteFilesJob,
  readResumeTextsJob,
  refreshAnswerDaysJob,
  sendDigestsJob,
  sendAlertsAtOnceJob,
  sendSummariesJob,
  runRetentionJob,
  deleteExpiredTokensJob,
  deleteEndedWindowsJob,
  reconcilePaymentsJob,
  attemptRefundsJob,
  importVacanciesJob,
  submitChangedPagesJob,
];
