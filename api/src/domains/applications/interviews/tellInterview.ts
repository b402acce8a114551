import type { InterviewEvent } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Quote } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { addNotification } from '../../notifications/inbox/addNotification.ts';
import { publishUnread } from '../../notifications/inbox/publishUnread.ts';
import { mailOutsideQuietHours } from '../../notifications/quiet/mailOutsideQuietHours.service.ts';
import { readDeliveries } from '../../notifications/settings/notificationSettings.repository.ts';
import { readRecruiterIds } from '../applying/apply.repository.ts';
import { type InterviewFacts, readCompanyRecipients } from './interviews.repository.ts';
import { calledOffMail, type MailSettings, type Receiver } from './interviews.mails.ts';

export interface InterviewServices {
  db: Database;
  siteUrl: string;
  mailFrom: string;
  publishEvent: PublishEvent;
}

/** Event that the notification reports. */
type InterviewNews = 'proposed' | 'changed' | 'moved' | 'confirmed' | 'declined' | 'cancelled';

/** Mails the applicant about a confirmed time, whatever the notification settings. */
export async function mailApplicant(
  db: Executor,
  { email, name, account_id }: InterviewFacts,
  write: (to: Receiver) => Mail,
): Promise<void> {
  if (email === null || account_id === null) return;
  await queueLocalisedMail(db, email, (language) =>
    write({ side: 'applicant', name: name ?? '', email, language }),
  );
}

/** Mails the applicant about times that are not confirmed, as the notification settings and quiet hours allow. */
export async function mailApplicantIfWanted(
  db: Executor,
  facts: InterviewFacts,
  write: (to: Receiver) => Mail,
): Promise<void> {
  const { account_id, email, name, application_id: applicationId } = facts;
  if (account_id === null || email === null) return;
  const deliveries = await readDeliveries(db, [account_id], 'application_updates');
  if (deliveries.get(account_id) !== 'at_once') return;
  await mailOutsideQuietHours(
    db,
    email,
    (language) => write({ side: 'applicant', name: name ?? '', email, language }),
    { applicationId },
  );
}

/** Mails the recruiter who proposed the times, or every recruiter of the company when that one has left. */
export async function mailCompany(
  db: Executor,
  facts: InterviewFacts,
  write: (to: Receiver) => Mail,
): Promise<void> {
  for (const { email, name } of await readCompanyRecipients(db, facts)) {
    await queueLocalisedMail(db, email, (language) => write({ side: 'company', name, email, language }), {
      applicantId: facts.applicant_id,
    });
  }
}

/**
 * Mails both sides that a confirmed time is cancelled, with the file that removes it from their calendars. `reason` and
 * `next`, the last sentence, are in the language of the receiver.
 */
export async function mailCalledOff(
  db: Executor,
  settings: MailSettings,
  facts: InterviewFacts,
  {
    sequence,
    reason,
    next,
  }: { sequence: number; reason: (to: Receiver) => Quote | null; next: (to: Receiver) => string },
): Promise<void> {
  const appointment = { startsAt: facts.starts_at!, minutes: facts.minutes, sequence };
  const write = (to: Receiver) =>
    calledOffMail(facts, appointment, to, settings, { reason: reason(to), next: next(to) });
  await mailApplicant(db, facts, write);
  await mailCompany(db, facts, write);
}

/** Adds the event to the applicant's bell. @returns the accounts for `publishInterview`. */
export async function notifyApplicant(
  db: Executor,
  { account_id, vacancy_id, title, company, logo }: InterviewFacts,
  change: InterviewNews,
): Promise<number[]> {
  return await addNotification(db, [account_id], {
    kind: 'interview',
    target: vacancy_id,
    data: { vacancy_id, title, company, change, ...(logo !== null && { image: logo }) },
    topic: 'application_updates',
  });
}

/** Adds the event to the bell of the recruiter who proposed the times. @returns the accounts for `publishInterview`. */
export async function notifyCompany(
  db: Executor,
  facts: InterviewFacts,
  change: InterviewNews,
): Promise<number[]> {
  const { application_id, applicant_id, title, name } = facts;
  const recipients = await readCompanyRecipients(db, facts);
  return await addNotification(
    db,
    recipients.map(({ id }) => id),
    {
      kind: 'interview-answer',
      target: application_id,
      data: { application_id, title, name: name ?? '', change },
      applicantId: applicant_id,
    },
  );
}

/** Publishes a change to the open pages of both sides and the unread counts. Runs after the commit. */
export async function publishInterview(
  { db, publishEvent }: Pick<InterviewServices, 'db' | 'publishEvent'>,
  { account_id, vacancy_id, application_id }: InterviewFacts,
  notified: readonly number[],
): Promise<void> {
  publishUnread({ db, publishEvent }, notified);
  const data: InterviewEvent = { application_id, vacancy_id };
  if (account_id !== null) void publishEvent(`private-user.${account_id}`, 'interview-changed', { ...data });
  for (const id of await readRecruiterIds(db, vacancy_id)) {
    void publishEvent(`private-user.${id}`, 'applicant-interview-changed', { ...data });
  }
}
