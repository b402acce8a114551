import type { RemoteHost } from '@cpa/shared/remote';
import { FailedPage } from '../features/payment/components/FailedPage.tsx';
import { text } from '../messages/texts.ts';
import { createOrderPageRoute } from './orderPageRoute.ts';

export const createRoute = (host: RemoteHost) =>
  createOrderPageRoute(host, {
    path: '/payment/failed',
    title: () => text('failed.title'),
    Component: FailedPage,
  });
