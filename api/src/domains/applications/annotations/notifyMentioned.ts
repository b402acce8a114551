import type { Executor } from '../../../platform/database/executor.ts';
import { addNotification } from '../../notifications/inbox/addNotification.ts';
import { readMentionFacts } from './mentions.repository.ts';

/**
 * Adds a note that mentions these members to their bells, in the caller's transaction.
 * @returns the accounts for `publishUnread`.
 */
export async function notifyMentioned(
  db: Executor,
  applicationId: number,
  accountIds: readonly number[],
): Promise<number[]> {
  if (accountIds.length === 0) return [];
  const { title, name, applicant_id: applicantId } = await readMentionFacts(db, applicationId);
  return await addNotification(db, accountIds, {
    kind: 'note-mention',
    target: applicationId,
    data: { application_id: applicationId, title, name: name ?? '' },
    topic: 'mentions',
    applicantId,
  });
}
