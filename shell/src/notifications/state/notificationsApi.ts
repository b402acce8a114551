import {
  type Notifications,
  type NotificationsRead,
  type UnreadNotifications,
  notificationsSchema,
  unreadNotificationsSchema,
} from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';

export type NotificationsApi = {
  unread: () => Promise<UnreadNotifications>;
  /** `before` is the `next` of the previous page. */
  page: (options: { before?: number; isUnread: boolean }) => Promise<Notifications>;
  markRead: (which: NotificationsRead) => Promise<UnreadNotifications>;
};

export function createNotificationsApi({ privateClient }: HttpClients): NotificationsApi {
  return {
    unread: () =>
      callApi(privateClient, {
        method: 'GET',
        url: '/notifications/unread',
        response: unreadNotificationsSchema,
      }),
    page: ({ before, isUnread }) =>
      callApi(privateClient, {
        method: 'GET',
        url: '/notifications',
        params: { ...(before !== undefined && { before }), ...(isUnread && { unread: 'true' }) },
        response: notificationsSchema,
      }),
    markRead: (which) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/notifications/read',
        data: which,
        response: unreadNotificationsSchema,
      }),
  };
}
