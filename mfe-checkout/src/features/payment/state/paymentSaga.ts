import type { Order } from '@cpa/shared/contracts';
import { failWith, safely } from '@cpa/shared/store';
import { all, call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { orderStatusReceived } from '../../../realtime/realtimeEvents.ts';
import { isSameSelection } from '../model/selection.ts';
import { createCancelPayment } from './cancelPayment.ts';
import { createCheckoutKey } from './checkoutKey.ts';
import type { PaymentDeps } from './paymentDeps.ts';
import { events, selectPayment } from './paymentSlice.ts';
import { createResumeCheckout } from './resumeCheckout.ts';
import { createSubmitOrder } from './submitOrder.ts';

export function createPaymentSaga(deps: PaymentDeps) {
  const { api, toasts } = deps;
  const checkoutKey = createCheckoutKey(deps.keys);
  const resume = createResumeCheckout(deps, checkoutKey);
  const submit = createSubmitOrder(deps, checkoutKey, resume);

  return function* paymentSaga() {
    yield* takeLatest(events.checkoutOpened, safely(open, failWith(events.openFailed)));
    yield* takeLeading([events.cardSubmitted, events.bankSubmitted], submit);
    yield* takeLeading(events.lookUpRequested, resume.afterLostResponse);
    yield* takeEvery(events.cartChanged, resetLinks);
    yield* takeLeading(events.cancelRequested, createCancelPayment({ api, toasts, checkoutKey }));
  };

  /** The call of the methods also sets the XSRF cookie that the payment by bank sends back. */
  function* open() {
    checkoutKey.begin();
    const { methods, districts, order } = yield* all({
      methods: call(api.methods),
      districts: call(readDistricts),
      order: call(resume.lookUp),
    });
    yield* put(events.checkoutReady({ methods: methods.methods, districts }));
    const isResumed = order !== null && (yield* resume.atOpening(order));
    if (!isResumed) yield* put(events.formOpened());
  }

  /** Opens the checkout, which cancels the order, when the bank waits for a purchase no longer in the cart. */
  function* resetLinks() {
    const { step, order, links } = yield* select(selectPayment);
    if (!links || (order && isSameSelection(deps.cart.items(), order))) return;
    if (step === 'waiting' && order && (yield* call(hasEnded, order))) {
      // Another tab removed the paid items from the cart: the worker that follows the order shows the receipt.
      const { id: order_id, payment_status } = order;
      yield* put(orderStatusReceived({ order_id, payment_status }));
      return;
    }
    yield* put(events.linksReset());
    if (step === 'waiting') yield* put(events.checkoutOpened());
  }

  async function hasEnded({ id }: Order) {
    return await api.order(id).then(
      ({ payment_status }) => payment_status !== 'pending',
      () => false,
    );
  }

  /** Without the list the district is a text field. */
  async function readDistricts() {
    return await api.options().then(
      ({ districts }) => districts,
      () => [],
    );
  }
}
