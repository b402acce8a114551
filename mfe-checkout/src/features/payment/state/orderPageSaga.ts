import type { Action } from '@reduxjs/toolkit';
import type { Order } from '@cpa/shared/contracts';
import { errorText, type saveFile, toApiErrorData } from '@cpa/shared/http';
import type { HostIdempotencyKeys, HostNavigation, Toasts } from '@cpa/shared/remote';
import { failWith, safely, whileSignedIn } from '@cpa/shared/store';
import { all, call, delay, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { PaymentApi } from '../api/paymentApi.ts';
import { draftToPublish } from '../../../draft/draftToPublish.ts';
import { eventsMissed, postingsChanged, SETTLE_MS } from '../../../realtime/realtimeEvents.ts';
import { pageOf } from '../model/paymentPaths.ts';
import { createCheckoutKey } from './checkoutKey.ts';
import { nextOrder } from './orderUpdates.ts';
import { events, selectOrderPage } from './orderPageSlice.ts';
import type { PaidCart } from './paymentDeps.ts';

export type OrderPageDeps = {
  api: PaymentApi;
  toasts: Toasts;
  keys: HostIdempotencyKeys;
  navigation: HostNavigation;
  cart: Pick<PaidCart, 'removeOrdered'>;
  save: typeof saveFile;
};

export function createOrderPageSaga({ api, toasts, keys, navigation, cart, save }: OrderPageDeps) {
  let shownPath: string | null = null;

  return function* orderPageSaga() {
    yield* takeLatest(changesPage, safely(show, failWith(events.orderLoadFailed)));
    yield* takeLatest([postingsChanged, eventsMissed], safely(findLeftAgain, ignore));
    yield* takeLeading(events.receiptRequested, whileSignedIn(download, downloadFailed));
  };

  /** A page that follows another one opens before that one is left. */
  function changesPage(action: Action): boolean {
    return (
      events.orderPageOpened.match(action) ||
      (events.orderPageLeft.match(action) && action.payload.path === shownPath)
    );
  }

  /** Loads the order and follows it until it belongs to another page. */
  function* show(action: Action) {
    if (!events.orderPageOpened.match(action)) return;
    const { id, path } = action.payload;
    shownPath = path;
    let order = yield* call(api.order, id);
    for (;;) {
      const page = pageOf(order);
      if (!page.startsWith(`${path}?`)) return navigation.navigate(page, { replace: true });
      yield* put(events.orderLoaded(order));
      if (order.payment_status === 'paid') {
        yield* fork(safely(endCheckout, ignore), order);
        yield* fork(findSteps, order);
      }
      if (order.payment_status !== 'pending') return;
      order = yield* nextOrder(api, order);
    }
  }

  /** A checkout that ended without its page, for example on the phone, leaves its items in the cart. */
  function* endCheckout(order: Order) {
    const checkoutKey = createCheckoutKey(keys);
    const { order: placed } = yield* call(api.checkout, checkoutKey.begin());
    if (placed?.id !== order.id) return;
    checkoutKey.end(checkoutKey.current());
    cart.removeOrdered(order);
  }

  /** Both in one action, because each changes the list of steps. */
  function* findSteps(order: Order) {
    yield* all([call(safely(findDraft, ignore), order), call(safely(findLeft, ignore), order)]);
    yield* put(events.stepsFound());
  }

  /** Packages can be used by the company that bought them. */
  function* findDraft({ company }: Order) {
    const { vacancies } = yield* call(api.ownVacancies);
    const drafts = vacancies.filter((each) => each.status === 'draft' && each.company.id === company?.id);
    // The draft that the purchase started from comes first.
    const draft = drafts.find(({ id }) => id === draftToPublish.read()) ?? drafts[0];
    yield* put(events.draftFound(draft ? { id: draft.id, title: draft.title } : null));
  }

  /** The company may have had postings before, or have used some since. */
  function* findLeft({ company }: Order) {
    const { companies } = yield* call(api.postings);
    const own = companies.find(({ company_id }) => company_id === company?.id);
    if (!own) return;
    const sumOf = (count: 'left' | 'postings') => own.packages.reduce((sum, each) => sum + each[count], 0);
    const [until = null, ...others] = new Set(own.packages.map(({ expires_at }) => expires_at));
    yield* put(
      events.leftFound({
        postings: sumOf('left'),
        bought: own.postings_bought ?? sumOf('postings'),
        until: others.length === 0 ? until : null,
        sponsorships: own.sponsorships_left,
      }),
    );
  }

  function* findLeftAgain() {
    yield* delay(SETTLE_MS);
    const { order } = yield* select(selectOrderPage);
    if (order?.payment_status === 'paid') yield* findLeft(order);
  }

  function* download() {
    const { order } = yield* select(selectOrderPage);
    if (order) save(yield* call(api.receipt, order.id), `receipt-${order.invoice_number}.pdf`);
    yield* put(events.receiptEnded());
  }

  function* downloadFailed(error: unknown) {
    yield* put(events.receiptEnded());
    toasts.error({ title: errorText(toApiErrorData(error)) });
  }
}

/** The page is complete without it. */
function ignore(): void {}
