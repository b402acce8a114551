import type { ApplicantReview } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { markTargetRead } from '../../notifications/inbox/inbox.repository.ts';
import { publishUnread } from '../../notifications/inbox/publishUnread.ts';
import { addStatusNotification } from '../notifying/addStatusNotification.ts';
import { notifyUsers } from '../notifying/notifyUsers.ts';
import { findReview, markViewed } from './received.repository.ts';

interface Services {
  db: Database;
  publishEvent: PublishEvent;
}

/**
 * Reads an application for review. The first reading of a new one sets it to viewed and notifies the applicant's pages.
 * The recruiter's notifications of its interview and of mentions in its notes count as read.
 * @throws DomainError 404 for an application to another company.
 */
export async function openReview(
  { db, publishEvent }: Services,
  recruiterId: number,
  applicationId: number,
): Promise<ApplicantReview> {
  const { review, viewedOf, notified, hasRead } = await db.transaction().execute(async (trx) => {
    const accountId = await markViewed(trx, applicationId, recruiterId);
    const receivers = accountId === null ? [] : await addStatusNotification(trx, applicationId, 'viewed');
    const found = await findReview(trx, recruiterId, applicationId);
    if (!found) throw notFound('application');
    const isRead = await markTargetRead(trx, recruiterId, {
      kinds: ['interview-answer', 'note-mention'],
      target: applicationId,
    });
    return { review: found, viewedOf: accountId, notified: receivers, hasRead: isRead };
  });
  publishUnread({ db, publishEvent }, notified);
  if (hasRead) publishUnread({ db, publishEvent }, [recruiterId], 'notifications-read');
  notifyUsers(publishEvent, [viewedOf], 'application-status', { vacancy_id: review.vacancy_id });
  return review;
}
