import type { ApplicationStatus } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { addNotification } from '../../notifications/inbox/addNotification.ts';
import { readNotificationFacts } from './statusNotification.repository.ts';

/**
 * Adds the effective status of an application to the applicant's bell, in the caller's transaction.
 * @returns the accounts for `publishUnread`; none when the applicant has turned these notifications off.
 */
export async function addStatusNotification(
  db: Executor,
  applicationId: number,
  status: ApplicationStatus,
): Promise<number[]> {
  const { account_id, logo, ...facts } = await readNotificationFacts(db, applicationId);
  return await addNotification(db, [account_id], {
    kind: 'application-status',
    target: facts.vacancy_id,
    data: { ...facts, status, ...(logo !== null && { image: logo }) },
    topic: 'application_updates',
  });
}
