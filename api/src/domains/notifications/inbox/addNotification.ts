import type { Executor } from '../../../platform/database/executor.ts';
import { insertNotifications } from './inbox.repository.ts';
import type { NewNotification } from './newNotification.ts';
import { readDeliveries } from '../settings/notificationSettings.repository.ts';

/**
 * Adds a notification to the bell of these accounts, in the transaction of the event. Skips accounts whose setting is
 * not `at_once`, duplicates and null. After the commit, pass the result to `publishUnread`.
 * @returns the accounts that received it.
 */
export async function addNotification(
  db: Executor,
  accountIds: readonly (number | null)[],
  notification: NewNotification,
): Promise<number[]> {
  const wanted = [...new Set(accountIds.filter((id) => id !== null))];
  const { topic } = notification;
  const deliveries = topic === undefined ? undefined : await readDeliveries(db, wanted, topic);
  const receivers = deliveries ? wanted.filter((id) => deliveries.get(id) === 'at_once') : wanted;
  return await insertNotifications(db, receivers, notification);
}
