import type { Locale, Notifications, UnreadNotifications } from '@cpa/shared/contracts';
import { createServerTexts } from '@cpa/shared/server';
import type { Database } from '../../../platform/database/connect.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import type english from './inbox.messages.json';
import { publishUnread } from './publishUnread.ts';
import { countUnread, markRead, readNotifications } from './inbox.repository.ts';

const textIn = createServerTexts<typeof english>(new URL('inbox.messages.json', import.meta.url));

/** Lists a page of notifications. Applicants without a name are named in the language. */
export async function listNotifications(
  db: Database,
  accountId: number,
  { language, ...options }: { before?: number | undefined; isUnread: boolean; language: Locale },
): Promise<Notifications> {
  const { notifications, next } = await readNotifications(db, accountId, options);
  const name = textIn(language)('applicant');
  return {
    notifications: notifications.map((each) =>
      each.data['name'] === '' ? { ...each, data: { ...each.data, name } } : each,
    ),
    next,
    ...(await readUnread(db, accountId)),
  };
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
