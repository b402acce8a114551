import type { Order } from '@cpa/shared/contracts';
import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, take } from 'typed-redux-saga';
import { eventsMissed, orderStatusReceived } from '../../../realtime/realtimeEvents.ts';
import type { PaymentApi } from '../api/paymentApi.ts';
import { checkoutLeft, checkoutOpened, orderReported, retryRequested } from './paymentSlice.ts';

/** Poll interval in milliseconds, for when an event is lost. Reads our own record, not the provider's. */
const POLL_MS = 4000;

/** Follows a pending order by realtime events, with polling as the fallback, until it ends or the page is left. */
export function createFollowOrder(api: Pick<PaymentApi, 'order'>) {
  return function* follow(first: Order) {
    let order = first;
    while (order.payment_status === 'pending') {
      const { left } = yield* race({
        event: take(
          (action: Action) =>
            (orderStatusReceived.match(action) && action.payload.order_id === first.id) ||
            eventsMissed.match(action),
        ),
        poll: delay(POLL_MS),
        left: take([checkoutOpened, checkoutLeft, retryRequested]),
      });
      if (left) return order;
      order = yield* read(order);
      yield* put(orderReported(order));
    }
    return order;
  };

  /** A failed read changes nothing: the next event or poll reads again. */
  function* read(last: Order) {
    try {
      return yield* call(api.order, last.id);
    } catch {
      return last;
    }
  }
}
