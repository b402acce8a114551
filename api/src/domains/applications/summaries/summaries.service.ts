import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { addNotification } from '../../notifications/inbox/addNotification.ts';
import { publishUnread } from '../../notifications/inbox/publishUnread.ts';
import { mailOutsideQuietHours } from '../../notifications/quiet/mailOutsideQuietHours.service.ts';
import { applicantSummaryMail } from './summaries.mails.ts';
import { claimDueSummary, readNewApplications } from './summaries.repository.ts';

interface Context {
  db: Database;
  siteUrl: string;
  publishEvent: PublishEvent;
  signal?: AbortSignal;
  now?: Date;
}

/**
 * Sends new applicants to the recruiters who chose a daily summary, by mail and in the bell. One transaction per
 * recruiter, so that mail, notifications and bookkeeping succeed or fail together.
 * @returns the number of mails written.
 */
export async function sendSummaries(context: Context): Promise<number> {
  const { db, publishEvent, signal, now = new Date() } = context;
  let written = 0;
  for (;;) {
    signal?.throwIfAborted();
    const outcome = await db.transaction().execute(async (trx) => await sendNext(trx, context, now));
    if (outcome === null) return written;
    if (outcome.isWritten) written += 1;
    publishUnread({ db, publishEvent }, outcome.notified);
  }
}

async function sendNext(
  db: Executor,
  { siteUrl }: Context,
  now: Date,
): Promise<{ isWritten: boolean; notified: number[] } | null> {
  const recruiter = await claimDueSummary(db, now);
  if (!recruiter) return null;
  const applications = await readNewApplications(db, recruiter.id, { since: recruiter.since, until: now });
  if (applications.length === 0) return { isWritten: false, notified: [] };
  const vacancies = [...Map.groupBy(applications, ({ vacancy_id }) => vacancy_id).values()];
  for (const group of vacancies) await notify(db, recruiter.id, group);
  const facts = {
    siteUrl,
    name: recruiter.name,
    count: applications.length,
    vacancies: vacancies.map((group) => ({
      vacancyId: group[0]!.vacancy_id,
      title: group[0]!.title,
      count: group.length,
    })),
  };
  await mailOutsideQuietHours(
    db,
    recruiter.email,
    (language) => applicantSummaryMail({ ...facts, language }),
    { now },
  );
  return { isWritten: true, notified: [recruiter.id] };
}

/** Adds one notification for the applications to a vacancy, the newest first. */
async function notify(
  db: Executor,
  accountId: number,
  group: Awaited<ReturnType<typeof readNewApplications>>,
): Promise<void> {
  const { vacancy_id, title, name, applicant_id: applicantId } = group[0]!;
  await addNotification(db, [accountId], {
    kind: 'new-applicant',
    target: vacancy_id,
    data: { vacancy_id, title, name: name ?? '' },
    count: group.length,
    applicantId,
  });
}
