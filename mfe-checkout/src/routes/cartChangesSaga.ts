import { takeEvery, put } from 'typed-redux-saga';
import { cartChanges } from '../features/cart/state/cartSaga.ts';
import { events as cartEvents } from '../features/cart/state/cartSlice.ts';
import { events as paymentEvents } from '../features/payment/state/paymentSlice.ts';

/** Notifies the payment that the cart changed, in this tab or another. Paid items leave the cart without a change. */
export function* cartChangesSaga() {
  const changes = [
    ...cartChanges.filter((change) => change !== cartEvents.paidItemsRemoved),
    cartEvents.cartRestored,
  ];
  yield* takeEvery(changes, function* notify() {
    yield* put(paymentEvents.cartChanged());
  });
}
