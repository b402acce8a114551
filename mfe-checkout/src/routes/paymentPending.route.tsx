import type { RemoteHost } from '@cpa/shared/remote';
import { PendingPage } from '../features/payment/components/PendingPage.tsx';
import { text } from '../messages/texts.ts';
import { createOrderPageRoute } from './orderPageRoute.ts';

export const createRoute = (host: RemoteHost) =>
  createOrderPageRoute(host, {
    path: '/payment/pending',
    title: () => text('pending.title'),
    Component: PendingPage,
  });
