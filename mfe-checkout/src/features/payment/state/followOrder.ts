import type { Order } from '@cpa/shared/contracts';
import { call, put, race, take } from 'typed-redux-saga';
import type { PaymentApi } from '../api/paymentApi.ts';
import { nextOrder } from './orderUpdates.ts';
import { events } from './paymentSlice.ts';

/**
 * Follows a pending order by realtime events, with polling as the fallback. Returns the ended order, or null when the
 * page was left or the buyer chose another way to pay first, even while the order is being read.
 */
export function createFollowOrder(api: Pick<PaymentApi, 'order'>) {
  return function* follow(first: Order) {
    let order = first;
    yield* race({
      ended: call(function* toEnd() {
        while (order.payment_status === 'pending') {
          order = yield* nextOrder(api, order);
          yield* put(events.orderReported(order));
        }
      }),
      left: take([events.checkoutOpened, events.checkoutLeft, events.retryRequested]),
    });
    return order.payment_status === 'pending' ? null : order;
  };
}
