import { lazyComponent } from '@cpa/shared/ui';

export const refundDialog = lazyComponent(
  () => import(/* webpackChunkName: "refundDialog" */ './RefundDialog.tsx'),
);
