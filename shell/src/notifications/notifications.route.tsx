import type { RemoteHost } from '@cpa/shared/remote';
import { NotificationsPage } from './components/NotificationsPage.tsx';
import { startNotifications } from './startNotifications.ts';

export function createRoute(host: RemoteHost) {
  startNotifications(host);
  return {
    Component: NotificationsPage,
    loader: ({ request }: { request: Request }) => host.session.require(request),
  };
}
