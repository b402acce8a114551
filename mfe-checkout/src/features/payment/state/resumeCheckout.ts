import type { Order } from '@cpa/shared/contracts';
import { toApiErrorData } from '@cpa/shared/http';
import { toastText } from '@cpa/shared/remote';
import { call, delay, put, select } from 'typed-redux-saga';
import { outcomeOf } from '../model/outcome.ts';
import { paymentPaths } from '../model/paymentPaths.ts';
import { isSameSelection } from '../model/selection.ts';
import { createFollowOrder } from './followOrder.ts';
import type { CheckoutKey } from './checkoutKey.ts';
import { type PaymentDeps, REDIRECT_DELAY_MS } from './paymentDeps.ts';
import { events, selectPayment } from './paymentSlice.ts';

/** Milliseconds between attempts to read an order after a lost response. */
const LOOK_UP_PAUSES_MS = [500, 2000, 4000, 8000];

export type ResumeCheckout = ReturnType<typeof createResumeCheckout>;

/** Continues a checkout from its idempotency key: after a reload, in another tab, or after a lost response. */
export function createResumeCheckout(
  { api, toasts, navigation, cart }: PaymentDeps,
  checkoutKey: CheckoutKey,
) {
  const follow = createFollowOrder(api);

  return { lookUp, atOpening, afterLostResponse, showOrder };

  /** Returns the order of the stored key, or null while none was placed. */
  async function lookUp(): Promise<Order | null> {
    return (await api.checkout(checkoutKey.current())).order;
  }

  /** Continues with the order of an earlier visit. @returns false when a new purchase starts. */
  function* atOpening(order: Order) {
    const outcome = outcomeOf(order);
    if (outcome === 'paid') return leaveForSuccess(order);
    if (outcome === 'checking') {
      navigation.navigate(paymentPaths.pending(order.id), { replace: true });
      return true;
    }
    if (outcome === null && isSameSelection(cart.items(), order)) {
      yield* showOrder(order);
      return true;
    }
    // The cart has changed since: the links belong to another purchase.
    yield* put(events.linksReset());
    const ended = outcome === null ? yield* call(api.cancel, order.id) : order;
    if (outcomeOf(ended) === 'paid') return leaveForSuccess(ended);
    checkoutKey.end(checkoutKey.current());
    return false;
  }

  /** Checks whether an order without a response was placed. Charges nothing. */
  function* afterLostResponse() {
    for (const pause of LOOK_UP_PAUSES_MS) {
      try {
        const order = yield* call(lookUp);
        if (order) return yield* showOrder(order);
      } catch (error) {
        if (toApiErrorData(error).kind === 'status') break;
      }
      yield* delay(pause);
    }
    yield* put(events.outcomeUnknown('lost'));
  }

  /** Shows an order and follows it until it ends or the page is left. */
  function* showOrder(first: Order) {
    const key = checkoutKey.current();
    yield* put(events.orderReported(first));
    const order = first.payment_status === 'pending' ? yield* follow(first) : first;
    if (order === null) return;
    checkoutKey.end(key);
    if (order.payment_status === 'paid') yield* succeed(order);
  }

  /** The payment arrived: empties the cart and leaves after the specification's delay. */
  function* succeed(order: Order) {
    toasts.success({ title: toastText('toast.paymentCreated') });
    cart.removeOrdered(order);
    yield* delay(REDIRECT_DELAY_MS);
    const { isShown } = yield* select(selectPayment);
    if (isShown) navigation.navigate(paymentPaths.success(order.id), { replace: true });
  }

  function leaveForSuccess(order: Order): true {
    checkoutKey.end(checkoutKey.current());
    cart.removeOrdered(order);
    navigation.navigate(paymentPaths.success(order.id), { replace: true });
    return true;
  }
}
