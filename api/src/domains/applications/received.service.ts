import type { ApplicantReview, ApplicationStatus, StatusUpdate } from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors/domainError.ts';
import { queueMail } from '../../platform/mail/outbox.repository.ts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';
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
  const { review, viewedOf } = await db.transaction().execute(async (trx) => {
    const found = await findReview(trx, recruiterId, applicationId);
    if (!found) throw notFound('This application');
    if (found.status !== 'new') return { review: found, viewedOf: null };
    const accountId = await markViewed(trx, applicationId, recruiterId);
    return { review: (await findReview(trx, recruiterId, applicationId))!, viewedOf: accountId };
  });
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
  const accountId = await db.transaction().execute(async (trx) => {
    const application = await lockReceived(trx, recruiterId, params);
    if (!application) throw notFound('This application');
    const { id, account_id, email, title, company } = application;
    const notified = should_notify && email !== null;
    await recordStatus(trx, id, { status, by: recruiterId, note, notified });
    if (notified) {
      const facts = { siteUrl, name: application.name ?? '', title, company, vacancyId, status, note };
      await queueMail(trx, email, statusChangedMail(facts));
    }
    return account_id;
  });
  notifyUsers(publishEvent, [accountId], 'application-status', vacancyId);
  return status;
}
