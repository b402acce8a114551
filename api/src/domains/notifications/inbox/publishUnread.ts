import type { UnreadNotifications } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { countUnread } from './inbox.repository.ts';

interface Services {
  db: Database;
  publishEvent: PublishEvent;
}

/**
 * Publishes the unread count to the open pages of these accounts. Runs after the commit; not awaited, since pages also
 * read the count when they load.
 */
export function publishUnread(
  { db, publishEvent }: Services,
  accountIds: readonly number[],
  event: 'notification' | 'notifications-read' = 'notification',
): void {
  if (accountIds.length > 0) void publish();

  async function publish(): Promise<void> {
    const counts = await countUnread(db, accountIds).catch(() => new Map<number, number>());
    for (const [id, unread] of counts) {
      void publishEvent(`private-user.${id}`, event, { unread } satisfies UnreadNotifications);
    }
  }
}
