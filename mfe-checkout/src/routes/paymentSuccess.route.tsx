import type { RemoteHost } from '@cpa/shared/remote';
import { SuccessPage } from '../features/payment/components/SuccessPage.tsx';
import { text } from '../messages/texts.ts';
import { createOrderPageRoute } from './orderPageRoute.ts';

export const createRoute = (host: RemoteHost) =>
  createOrderPageRoute(host, {
    path: '/payment/success',
    title: () => text('success.title'),
    Component: SuccessPage,
  });
