import {
  type Notifications,
  type NotificationsRead,
  type UnreadNotifications,
  notificationsSchema,
  unreadNotificationsSchema,
} from '@cpa/shared/contracts';
import { type HttpClients, request } from '@cpa/shared/http';

export type NotificationsApi = {
  unread: () => Promise<UnreadNotifications>;
  /** `before` is the `next` of the previous page. */
  page: (options: { before?: number; isUnread: boolean }) => Promise<Notifications>;
  markRead: (which: NotificationsRead) => Promise<UnreadNotifications>;
};

export function createNotificationsApi({ privateClient }: HttpClients): NotificationsApi {
  return {
    unread: () => request(privateClient, 'GET /notifications/unread', unreadNotificationsSchema),
    page: ({ before, isUnread }) =>
      request(privateClient, 'GET /notifications', notificationsSchema, {
        params: { ...(before !== undefined && { before }), ...(isUnread && { unread: 'true' }) },
      }),
    markRead: (which) =>
      request(privateClient, 'POST /notifications/read', unreadNotificationsSchema, { data: which }),
  };
}
