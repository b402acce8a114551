import type { RemoteHost } from '@cpa/shared/remote';
import { RefundsPage } from './components/RefundsPage.tsx';
import { createRefundsApi } from './state/refundsApi.ts';
import { createRefundsSaga } from './state/refundsSaga.ts';
import { refundRequests } from './state/refundsSlice.ts';

export function createRoute({ store, api, toasts, session }: RemoteHost) {
  store.runFeatureSaga('shell/operator-refunds', createRefundsSaga(createRefundsApi(api), toasts));
  return {
    Component: RefundsPage,
    async loader({ request }: { request: Request }) {
      await session.require(request);
      store.dispatch(refundRequests.opened());
      return null;
    },
  };
}
