import { errorText, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { safely } from '@cpa/shared/store';
import { call, put, select } from 'typed-redux-saga';
import { orderStatusReceived } from '../../../realtime/realtimeEvents.ts';
import type { PaymentApi } from '../api/paymentApi.ts';
import type { CheckoutKey } from './checkoutKey.ts';
import { events, selectPayment } from './paymentSlice.ts';

type Deps = { api: Pick<PaymentApi, 'cancel'>; toasts: Toasts; checkoutKey: CheckoutKey };

/** Creates the worker that cancels the payment by bank. The worker that follows the order shows how it ended. */
export function createCancelPayment({ api, toasts, checkoutKey }: Deps) {
  return safely(
    function* cancel({ payload: { forCard } }: ReturnType<typeof events.cancelRequested>) {
      const { order } = yield* select(selectPayment);
      if (!order) return;
      const key = checkoutKey.current();
      const { payment_status } = yield* call(api.cancel, order.id);
      if (forCard && payment_status === 'cancelled') {
        // The card pays for another order, which needs its own key.
        checkoutKey.end(key);
        yield* put(events.retryRequested());
      } else {
        yield* put(orderStatusReceived({ order_id: order.id, payment_status }));
      }
    },
    function* notCancelled(error) {
      yield* put(events.cancelFailed());
      toasts.error({ title: errorText(toApiErrorData(error)) });
    },
  );
}
