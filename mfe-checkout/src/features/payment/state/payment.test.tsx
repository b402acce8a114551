import type { Order } from '@cpa/shared/contracts';
import { createPortalStore } from '@cpa/shared/store';
import { aHost, anApiError, anOrder, anOwnVacancy, flushPromises } from '@cpa/shared/testing';
import { orderStatusReceived } from '../../../realtime/realtimeEvents.ts';
import type { PaymentApi } from '../api/paymentApi.ts';
import { type CardData, EMPTY_BILLING } from '../model/cardForm.ts';
import { createOneShot } from '../model/oneShot.ts';
import type { Purchase } from '../model/selection.ts';
import { createOrderPageSaga } from './orderPageSaga.ts';
import { orderPageLeft, orderPageOpened, selectOrderPage } from './orderPageSlice.ts';
import { createPaymentSaga } from './paymentSaga.ts';
import {
  bankSubmitted,
  cancelRequested,
  cardSubmitted,
  cartChanged,
  checkoutOpened,
  checkoutShown,
  selectPayment,
} from './paymentSlice.ts';

const starter: Purchase = { package_id: 1, title: 'Starter', price: 4900 };
const paid = anOrder();
const waiting = anOrder({
  payment_status: 'pending',
  payment_method: 'sentoo',
  links: { payment_url: 'https://bank.example/pay', payment_qr_code: 'data:,' },
  card: null,
  paid_at: null,
});
const cancelled: Order = { ...waiting, payment_status: 'cancelled', links: null };

/** An API without orders. A test replaces the calls that it is about. */
function anApi(overrides: Partial<PaymentApi> = {}): PaymentApi {
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

function openCheckout(overrides: Partial<PaymentApi> = {}, items = () => [starter]) {
  const { toasts, idempotencyKeys: keys, navigation, visits } = aHost();
  const store = createPortalStore();
  const api = anApi(overrides);
  const removeOrdered = jest.fn();
  const card = createOneShot<CardData>();
  const cart = { items, removeOrdered };
  store.runFeatureSaga('checkout/payment', createPaymentSaga({ api, toasts, keys, navigation, card, cart }));
  store.dispatch(checkoutOpened());
  store.dispatch(checkoutShown());
  return { store, visits, removeOrdered, toasts, state: () => selectPayment(store.getState() as object) };
}

const submission = { billing: EMPTY_BILLING, companyId: null };

describe('payment', () => {
  it('pays by card with a new key after the payment by bank was cancelled for it', async () => {
    const keys: string[] = [];
    const read = Promise.withResolvers<Order>();
    const order = jest.fn<Promise<Order>, []>().mockResolvedValueOnce(waiting);
    const { store, state } = openCheckout({
      order: order.mockReturnValueOnce(read.promise).mockResolvedValue(paid),
      orderBySentoo: async ({ idempotency_key }) => {
        keys.push(idempotency_key);
        return await anApi().orderBySentoo({} as never);
      },
      orderByCard: async ({ idempotency_key }) => {
        keys.push(idempotency_key);
        return await anApi().orderByCard({} as never);
      },
    });
    await flushPromises();
    store.dispatch(bankSubmitted(submission));
    await flushPromises();
    expect(state().step).toBe('waiting');
    // The order is being read while the buyer changes their mind.
    store.dispatch(orderStatusReceived({ order_id: 3, payment_status: 'pending' }));
    store.dispatch(cancelRequested({ forCard: true }));
    await flushPromises();
    expect(state()).toMatchObject({ step: 'ready', isCancelling: false });
    read.resolve(cancelled);
    await flushPromises();
    expect(state()).toMatchObject({ step: 'ready', outcome: null });
    store.dispatch(cardSubmitted(submission));
    await flushPromises();
    expect(state()).toMatchObject({ step: 'ended', outcome: 'paid' });
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('resets the payment links and cancels the order when the cart changes', async () => {
    let items: Purchase[] = [starter];
    const cancel = jest.fn(async () => cancelled);
    const { store, state } = openCheckout(
      {
        order: async () => waiting,
        cancel,
        checkout: jest.fn().mockResolvedValueOnce({ order: null }).mockResolvedValue({ order: waiting }),
      },
      () => items,
    );
    await flushPromises();
    store.dispatch(bankSubmitted(submission));
    await flushPromises();
    store.dispatch(cartChanged());
    await flushPromises();
    expect(state()).toMatchObject({ step: 'waiting', links: waiting.links });
    items = [starter, starter];
    store.dispatch(cartChanged());
    await flushPromises();
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ step: 'ready', links: null, transaction: null });
  });

  it('leads to the receipt when another tab saw the payment first and emptied the cart', async () => {
    jest.useFakeTimers();
    try {
      let items: Purchase[] = [starter];
      const order = jest.fn<Promise<Order>, []>().mockResolvedValueOnce(waiting).mockResolvedValue(paid);
      const cancel = jest.fn(async () => paid);
      const { store, state, visits } = openCheckout({ order, cancel }, () => items);
      await jest.advanceTimersByTimeAsync(0);
      store.dispatch(bankSubmitted(submission));
      await jest.advanceTimersByTimeAsync(0);
      items = [];
      store.dispatch(cartChanged());
      await jest.advanceTimersByTimeAsync(0);
      expect(state()).toMatchObject({ step: 'ended', outcome: 'paid' });
      await jest.advanceTimersByTimeAsync(2000);
      expect(visits).toEqual([{ to: '/payment/success?order=3', replace: true }]);
      expect(cancel).not.toHaveBeenCalled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('still leads to the receipt after a retry of a checkout that could not be loaded', async () => {
    jest.useFakeTimers();
    try {
      const methods = jest.fn<ReturnType<PaymentApi['methods']>, []>().mockRejectedValueOnce(anApiError(503));
      const { store, visits, state } = openCheckout({ methods: methods.mockResolvedValue({ methods: [] }) });
      await jest.advanceTimersByTimeAsync(0);
      expect(state().step).toBe('openFailed');
      store.dispatch(checkoutOpened());
      await jest.advanceTimersByTimeAsync(0);
      store.dispatch(cardSubmitted(submission));
      await jest.advanceTimersByTimeAsync(2000);
      expect(visits).toEqual([{ to: '/payment/success?order=3', replace: true }]);
    } finally {
      jest.useRealTimers();
    }
  });
});

function openOrderPage(path: string, overrides: Partial<PaymentApi>) {
  const { toasts, idempotencyKeys: keys, navigation, visits } = aHost();
  const store = createPortalStore();
  const cart = { removeOrdered: jest.fn() };
  const deps = { api: anApi(overrides), toasts, keys, navigation, cart, save: jest.fn() };
  store.runFeatureSaga('checkout/orderPage', createOrderPageSaga(deps));
  store.dispatch(orderPageOpened({ id: 3, path }));
  return { store, visits, state: () => selectOrderPage(store.getState() as object) };
}

describe('page of an order', () => {
  it('follows a pending order after a read that failed', async () => {
    const order = jest.fn<Promise<Order>, []>();
    order.mockResolvedValueOnce(waiting).mockRejectedValueOnce(anApiError(503)).mockResolvedValue(paid);
    const { store, visits, state } = openOrderPage('/payment/pending', { order });
    await flushPromises();
    store.dispatch(orderStatusReceived({ order_id: 3, payment_status: 'paid' }));
    await flushPromises();
    expect(state().status).toBe('loaded');
    store.dispatch(orderStatusReceived({ order_id: 3, payment_status: 'paid' }));
    await flushPromises();
    expect(visits).toEqual([{ to: '/payment/success?order=3', replace: true }]);
  });

  it('loads the order on the page of its result after the page before was left', async () => {
    const order = jest.fn<Promise<Order>, []>();
    order.mockResolvedValue(paid);
    const { store, visits, state } = openOrderPage('/payment/pending', { order });
    await flushPromises();
    expect(visits).toHaveLength(1);
    // The router runs the loader of the next page before it unmounts the first one.
    store.dispatch(orderPageOpened({ id: 3, path: '/payment/success' }));
    store.dispatch(orderPageLeft({ path: '/payment/pending' }));
    await flushPromises();
    expect(state()).toMatchObject({ status: 'loaded', order: { payment_status: 'paid' } });
  });

  it('stops following an order when its page is left', async () => {
    const order = jest.fn<Promise<Order>, []>();
    order.mockResolvedValue(waiting);
    const { store } = openOrderPage('/payment/pending', { order });
    await flushPromises();
    store.dispatch(orderPageLeft({ path: '/payment/pending' }));
    store.dispatch(orderStatusReceived({ order_id: 3, payment_status: 'paid' }));
    await flushPromises();
    expect(order).toHaveBeenCalledTimes(1);
  });

  it('offers a draft of the company that bought', async () => {
    const draft = anOwnVacancy({ status: 'draft' });
    const other = { ...draft, id: 8, company: { ...draft.company, id: 99 } };
    const own = { ...draft, id: 9, title: 'Barista' };
    const vacancies = [other, own];
    const { state } = openOrderPage('/payment/success', {
      order: async () => anOrder({ company: { id: own.company.id, name: own.company.name } }),
      ownVacancies: async () => ({ vacancies }),
    });
    await flushPromises();
    expect(state().draft).toEqual({ id: 9, title: 'Barista' });
  });

  it('offers the draft that the purchase started from first', async () => {
    localStorage.setItem('checkoutDraft', '9');
    const draft = anOwnVacancy({ status: 'draft' });
    const { company } = draft;
    const { state } = openOrderPage('/payment/success', {
      order: async () => anOrder({ company: { id: company.id, name: company.name } }),
      ownVacancies: async () => ({ vacancies: [draft, { ...draft, id: 9, title: 'Barista' }] }),
    });
    await flushPromises();
    expect(state().draft).toEqual({ id: 9, title: 'Barista' });
    localStorage.clear();
  });
});
