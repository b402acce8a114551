import type { Notifications, UnreadNotifications } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { publishUnread } from './publishUnread.ts';
import { countUnread, markRead, readNotifications } from './inbox.repository.ts';

/** Lists a page of notifications. */
export async function listNotifications(
  db: Database,
  accountId: number,
  options: { before?: number | undefined; isUnread: boolean },
): Promise<Notifications> {
  return { ...(await readNotifications(db, accountId, options)), ...(await readUnread(db, accountId)) };
}

export async function readUnread(db: Database, accountId: number): Promise<UnreadNotifications> {
  return { unread: (await countUnread(db, [accountId])).get(accountId) ?? 0 };
}

/** Marks notifications as read and updates the badge of the user's other tabs and devices. */
export async function recordRead(
  services: { db: Database; publishEvent: PublishEvent },
  accountId: number,
  ids: readonly number[] | 'all',
): Promise<UnreadNotifications> {
  const isChanged = await markRead(services.db, accountId, ids);
  if (isChanged) publishUnread(services, [accountId], 'notifications-read');
  return await readUnread(services.db, accountId);
}
