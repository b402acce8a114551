import { takeEvery, put } from 'typed-redux-saga';
import { cartChanges } from '../features/cart/state/cartSaga.ts';
import { cartRestored, paidItemsRemoved } from '../features/cart/state/cartSlice.ts';
import { cartChanged } from '../features/payment/state/paymentSlice.ts';

/** Tells the payment that the cart changed, in this tab or another. Paid items leave the cart without a change. */
export function* cartChangesSaga() {
  const changes = [...cartChanges.filter((change) => change !== paidItemsRemoved), cartRestored];
  yield* takeEvery(changes, function* notify() {
    yield* put(cartChanged());
  });
}
