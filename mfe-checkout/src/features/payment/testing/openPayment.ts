import type { Order } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { aHost, anApiError, anOrder, type FakeToasts } from '@cpa/shared/testing';
import type { PaymentApi } from '../api/paymentApi.ts';
import { type CardData, EMPTY_BILLING } from '../model/cardForm.ts';
import { createOneShot } from '../model/oneShot.ts';
import type { Purchase } from '../model/selection.ts';
import { createOrderPageSaga } from '../state/orderPageSaga.ts';
import { events as orderPageEvents, selectOrderPage } from '../state/orderPageSlice.ts';
import { createPaymentSaga } from '../state/paymentSaga.ts';
import { events as paymentEvents, selectPayment } from '../state/paymentSlice.ts';

export const starter: Purchase = { package_id: 1, title: 'Starter', price: 4900 };
export const paid = anOrder();
export const waiting = anOrder({
  payment_status: 'pending',
  payment_method: 'sentoo',
  links: { payment_url: 'https://bank.example/pay', payment_qr_code: 'data:,' },
  card: null,
  paid_at: null,
});
export const cancelled: Order = { ...waiting, payment_status: 'cancelled', links: null };
export const submission = { billing: EMPTY_BILLING, companyId: null };

/** An API without orders. A test replaces the calls that it is about. */
export function aPaymentApi(overrides: Partial<PaymentApi> = {}): PaymentApi {
  return {
    options: () => Promise.reject(anApiError(503)),
    methods: async () => ({ methods: [] }),
    checkout: async () => ({ order: null }),
    order: async () => paid,
    orderByCard: async () => ({
      order_id: 3,
      payment_status: 'paid',
      payment_method: 'cxpay',
      transaction: 'tx-3',
      message: 'Paid.',
    }),
    orderBySentoo: async () => ({
      order_id: 3,
      order_status: 'pending',
      transaction: 'tx-3',
      payment_data: waiting.links!,
    }),
    cancel: async () => cancelled,
    postings: async () => ({ companies: [] }),
    ownVacancies: async () => ({ vacancies: [] }),
    receipt: async () => new Blob(),
    ...overrides,
  };
}

/** Opens the checkout on a real store with its saga. */
export function openCheckout(overrides: Partial<PaymentApi> = {}, items = () => [starter]) {
  const { toasts: shownToasts, idempotencyKeys: keys, navigation, visits } = aHost();
  const toasts: FakeToasts = shownToasts;
  const store = createPortalStore();
  const api = aPaymentApi(overrides);
  const removed: Order[] = [];
  const card = createOneShot<CardData>();
  const cart = { items, removeOrdered: (order: Order) => void removed.push(order) };
  store.runFeatureSaga('checkout/payment', createPaymentSaga({ api, toasts, keys, navigation, card, cart }));
  store.dispatch(paymentEvents.checkoutOpened());
  store.dispatch(paymentEvents.checkoutShown());
  return {
    store,
    visits,
    removed,
    toasts,
    keys,
    card,
    state: () => selectPayment(store.getState() as object),
  };
}

/** Opens the page of order 3 on a real store with its saga. */
export function openOrderPage(path: string, overrides: Partial<PaymentApi>) {
  const { toasts: shownToasts, idempotencyKeys: keys, navigation, visits } = aHost();
  const toasts: FakeToasts = shownToasts;
  const store = createPortalStore();
  const removed: Order[] = [];
  const files: string[] = [];
  const deps = {
    api: aPaymentApi(overrides),
    toasts,
    keys,
    navigation,
    cart: { removeOrdered: (order: Order) => void removed.push(order) },
    save: (_: Blob, name: string) => void files.push(name),
  };
  store.runFeatureSaga('checkout/orderPage', createOrderPageSaga(deps));
  store.dispatch(orderPageEvents.orderPageOpened({ id: 3, path }));
  const state = () => selectOrderPage(store.getState() as object);
  return { store, visits, removed, files, toasts, keys, state };
}
