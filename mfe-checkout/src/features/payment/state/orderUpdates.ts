import type { Order } from '@cpa/shared/contracts';
import type { Action } from '@reduxjs/toolkit';
import { call, delay, race, take } from 'typed-redux-saga';
import { eventsMissed, orderStatusReceived } from '../../../realtime/realtimeEvents.ts';
import type { PaymentApi } from '../api/paymentApi.ts';

/** Poll interval in milliseconds, for when an event is lost. Reads our own record, not the provider's. */
const POLL_MS = 4000;

/**
 * Waits until the order may have changed, by a realtime event or the poll interval, and reads it again. Returns `last`
 * when reading fails: the next event or poll repeats it.
 */
export function* nextOrder(api: Pick<PaymentApi, 'order'>, last: Order) {
  yield* race({
    event: take(
      (action: Action) =>
        (orderStatusReceived.match(action) && action.payload.order_id === last.id) ||
        eventsMissed.match(action),
    ),
    poll: delay(POLL_MS),
  });
  try {
    return yield* call(api.order, last.id);
  } catch {
    return last;
  }
}
