import { lazyPart } from '../../../errors/lazyPart.tsx';

export const refundDialog = lazyPart(
  () => import(/* webpackChunkName: "refundDialog" */ './RefundDialog.tsx'),
);
