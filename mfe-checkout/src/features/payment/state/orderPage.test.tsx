import type { Order } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { anApiError, anOrder, anOwnVacancy, flushPromises } from '@cpa/shared/testing';
import {
  eventsMissed,
  orderStatusReceived,
  postingsChanged,
  SETTLE_MS,
} from '../../../realtime/realtimeEvents.ts';
import { cancelled, openOrderPage, paid, waiting } from '../testing/openPayment.ts';
import { events } from './orderPageSlice.ts';

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

  it('loads the order on the result page after the previous page was left', async () => {
    const order = jest.fn<Promise<Order>, []>();
    order.mockResolvedValue(paid);
    const { store, visits, state } = openOrderPage('/payment/pending', { order });
    await flushPromises();
    expect(visits).toHaveLength(1);
    // The router runs the loader of the next page before it unmounts the first one.
    store.dispatch(events.orderPageOpened({ id: 3, path: '/payment/success' }));
    store.dispatch(events.orderPageLeft({ path: '/payment/pending' }));
    await flushPromises();
    expect(state()).toMatchObject({ status: 'loaded', order: { payment_status: 'paid' } });
  });

  it('stops following an order when its page is left', async () => {
    const order = jest.fn<Promise<Order>, []>();
    order.mockResolvedValue(waiting);
    const { store } = openOrderPage('/payment/pending', { order });
    await flushPromises();
    store.dispatch(events.orderPageLeft({ path: '/payment/pending' }));
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

  it.each([
    ['/payment/success', waiting, '/payment/pending?order=3'],
    ['/payment/success', cancelled, '/payment/failed?order=3'],
    ['/payment/failed', paid, '/payment/success?order=3'],
    ['/payment/pending', cancelled, '/payment/failed?order=3'],
    ['/payment/failed', anOrder({ payment_status: 'refunded' }), '/payment/success?order=3'],
  ])('leads from %s to the page of an order in its current state', async (path, order, to) => {
    const { visits, state, removed } = openOrderPage(path, { order: async () => order });
    await flushPromises();
    expect(visits).toEqual([{ to, replace: true }]);
    expect([state().order, removed]).toEqual([null, []]);
  });

  it.each([
    ['/payment/pending', waiting],
    ['/payment/failed', cancelled],
    ['/payment/failed', { ...cancelled, payment_status: 'expired' as const }],
    ['/payment/success', anOrder({ payment_status: 'refunded' })],
  ])('shows at %s an order in its current state, and keeps the cart', async (path, order) => {
    const { visits, state, removed } = openOrderPage(path, { order: async () => order });
    await flushPromises();
    expect(visits).toEqual([]);
    expect(state()).toMatchObject({ status: 'loaded', order: { payment_status: order.payment_status } });
    expect(removed).toEqual([]);
  });

  it('ends the checkout of the paid order and takes its items out of the cart', async () => {
    const { keys, removed } = openOrderPage('/payment/success', { checkout: async () => ({ order: paid }) });
    const key = keys.keyOf('checkout');
    await flushPromises();
    expect(removed).toEqual([paid]);
    expect(keys.keyOf('checkout')).not.toBe(key);
  });

  it('keeps the checkout of another purchase, and its cart', async () => {
    const checkout = async () => ({ order: { ...waiting, id: 4 } });
    const { keys, removed, state } = openOrderPage('/payment/success', { checkout });
    const key = keys.keyOf('checkout');
    await flushPromises();
    expect([removed, keys.keyOf('checkout')]).toEqual([[], key]);
    expect(state()).toMatchObject({ status: 'loaded', areStepsKnown: true });
  });

  it('shows what the company of the order has left, not what another one has', async () => {
    const posting = { name: 'Starter', left: 2, postings: 5, expires_at: '2027-11-20T12:00:00.000Z' };
    const means = { free: { duration_days: 30, used_by: null } };
    const companies = [
      { ...means, company_id: 9, packages: [{ ...posting, left: 50 }], sponsorships_left: 7 },
      {
        ...means,
        company_id: 1,
        packages: [posting, { ...posting, left: 3, expires_at: null }],
        postings_bought: 15,
        sponsorships_left: 1,
      },
    ];
    const { store, state } = openOrderPage('/payment/success', {
      postings: async () => ({ companies }) as never,
    });
    await flushPromises();
    expect(state().left).toEqual({ postings: 5, bought: 15, until: null, sponsorships: 1 });
    companies[1]!.packages.pop();
    jest.useFakeTimers();
    try {
      store.dispatch(postingsChanged());
      await jest.advanceTimersByTimeAsync(SETTLE_MS);
      expect(state().left).toEqual({ postings: 2, bought: 15, until: posting.expires_at, sponsorships: 1 });
    } finally {
      jest.useRealTimers();
    }
  });

  it('reads a pending order again after the poll interval, without an event', async () => {
    jest.useFakeTimers();
    try {
      const order = jest.fn<Promise<Order>, []>().mockResolvedValueOnce(waiting).mockResolvedValue(cancelled);
      const { visits } = openOrderPage('/payment/pending', { order });
      await jest.advanceTimersByTimeAsync(3900);
      expect(order).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(200);
      expect(visits).toEqual([{ to: '/payment/failed?order=3', replace: true }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('reads a pending order again after the connection was lost, not after an event of another order', async () => {
    const order = jest.fn<Promise<Order>, []>().mockResolvedValue(waiting);
    const { store } = openOrderPage('/payment/pending', { order });
    await flushPromises();
    store.dispatch(orderStatusReceived({ order_id: 4, payment_status: 'paid' }));
    await flushPromises();
    expect(order).toHaveBeenCalledTimes(1);
    store.dispatch(eventsMissed());
    await flushPromises();
    expect(order).toHaveBeenCalledTimes(2);
  });

  it('says why an order cannot be read', async () => {
    const order = () => Promise.reject(anApiError(404, { message: 'There is no such order.' }));
    const { state } = openOrderPage('/payment/success', { order });
    await flushPromises();
    expect(state()).toMatchObject({ status: 'failed', error: { status: 404 } });
  });

  it('downloads the receipt once, also after an attempt that failed', async () => {
    const receipt = jest.fn<Promise<Blob>, []>().mockRejectedValueOnce(anApiError(503));
    const { store, state, files, toasts } = openOrderPage('/payment/success', {
      receipt: receipt.mockResolvedValue(new Blob()),
    });
    await flushPromises();
    store.dispatch(events.receiptRequested());
    expect(state().isDownloading).toBe(true);
    await flushPromises();
    expect([state().isDownloading, files, toasts.shown.length]).toEqual([false, [], 1]);
    store.dispatch(events.receiptRequested());
    store.dispatch(events.receiptRequested());
    await flushPromises();
    expect([state().isDownloading, files]).toEqual([false, ['receipt-CPA-2026-00003.pdf']]);
  });

  it('shows nothing of the order after sign-out', async () => {
    const { store, state } = openOrderPage('/payment/success', {});
    await flushPromises();
    expect(state().order).not.toBeNull();
    store.dispatch(signedOut());
    expect(state()).toMatchObject({ status: 'loading', order: null, draft: null, left: null });
  });
});
