import type { ApplicantReview, ApplicationStatus, StatusUpdate } from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { notFound } from '../../platform/errors/domainError.ts';
import { queueMail } from '../../platform/mail/outbox.repository.ts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';
import { publishUnread } from '../notifications/inbox/publishUnread.ts';
import { readDeliveries } from '../notifications/settings/notificationSettings.repository.ts';
import { addStatusNotification } from './addStatusNotification.ts';
import { statusChangedMail } from './applications.mails.ts';
import { notifyUsers } from './notifyUsers.ts';
import { findReview, lockReceived, markViewed, recordStatus } from './received.repository.ts';

interface Services {
  db: Database;
  siteUrl: string;
  publishEvent: PublishEvent;
}

/**
 * Reads an application for review. The first reading of a new one sets it to viewed and notifies the applicant's pages.
 * @throws DomainError 404 for an application to another company.
 */
export async function openReview(
  { db, publishEvent }: Services,
  recruiterId: number,
  applicationId: number,
): Promise<ApplicantReview> {
  const { review, viewedOf, notified } = await db.transaction().execute(async (trx) => {
    const found = await findReview(trx, recruiterId, applicationId);
    if (!found) throw notFound('This application');
    if (found.status !== 'new') return { review: found, viewedOf: null, notified: [] };
    const accountId = await markViewed(trx, applicationId, recruiterId);
    const receivers = accountId === null ? [] : await addStatusNotification(trx, applicationId, 'viewed');
    return {
      review: (await findReview(trx, recruiterId, applicationId))!,
      viewedOf: accountId,
      notified: receivers,
    };
  });
  publishUnread({ db, publishEvent }, notified);
  notifyUsers(publishEvent, [viewedOf], 'application-status', review.vacancy_id);
  return review;
}

/**
 * Changes the status of an application, mails the applicant on request, and notifies the applicant's pages.
 * @throws DomainError 404 for an application to another company.
 */
export async function changeStatus(
  { db, siteUrl, publishEvent }: Services,
  recruiterId: number,
  params: { vacancyId: number; applicantId: number },
  { status, should_notify = false, recruiter_note }: StatusUpdate,
): Promise<ApplicationStatus> {
  const { vacancyId } = params;
  const note = recruiter_note || null;
  const { accountId, receivers } = await db.transaction().execute(async (trx) => {
    const application = await lockReceived(trx, recruiterId, params);
    if (!application) throw notFound('This application');
    const { id, account_id, email, title, company } = application;
    const notified = should_notify && email !== null && (await wantsUpdates(trx, account_id));
    await recordStatus(trx, id, { status, by: recruiterId, note, notified });
    if (notified) {
      const facts = { siteUrl, name: application.name ?? '', title, company, vacancyId, status, note };
      await queueMail(trx, email, statusChangedMail(facts));
    }
    return { accountId: account_id, receivers: await addStatusNotification(trx, id, status) };
  });
  publishUnread({ db, publishEvent }, receivers);
  notifyUsers(publishEvent, [accountId], 'application-status', vacancyId);
  return status;
}

/** Checks that the applicant has not turned updates off. */
async function wantsUpdates(db: Executor, accountId: number | null): Promise<boolean> {
  if (accountId === null) return false;
  const deliveries = await readDeliveries(db, [accountId], 'application_updates');
  return deliveries.get(accountId) === 'at_once';
}
