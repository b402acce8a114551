import type { RemoteHost } from '@cpa/shared/remote';
import { createNotificationsApi } from './state/notificationsApi.ts';
import { createNotificationsSaga } from './state/notificationsSaga.ts';

/** Runs the saga of the notifications, once per page. */
export function startNotifications({
  store,
  api,
  toasts,
}: Pick<RemoteHost, 'store' | 'api' | 'toasts'>): void {
  store.runFeatureSaga('shell/notifications', createNotificationsSaga(createNotificationsApi(api), toasts));
}
