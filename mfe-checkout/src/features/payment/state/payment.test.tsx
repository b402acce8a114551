import type { Order } from '@cpa/shared/contracts';
import { anApiError, flushPromises } from '@cpa/shared/testing';
import { orderStatusReceived } from '../../../realtime/realtimeEvents.ts';
import type { PaymentApi } from '../api/paymentApi.ts';
import type { Purchase } from '../model/selection.ts';
import {
  aPaymentApi,
  cancelled,
  openCheckout,
  paid,
  starter,
  submission,
  waiting,
} from '../testing/openPayment.ts';
import { events } from './paymentSlice.ts';

describe('payment', () => {
  it('pays by card with a new key after the payment by bank was cancelled for it', async () => {
    const keys: string[] = [];
    const read = Promise.withResolvers<Order>();
    const order = jest.fn<Promise<Order>, []>().mockResolvedValueOnce(waiting);
    const { store, state } = openCheckout({
      order: order.mockReturnValueOnce(read.promise).mockResolvedValue(paid),
      orderBySentoo: async ({ idempotency_key }) => {
        keys.push(idempotency_key);
        return await aPaymentApi().orderBySentoo({} as never);
      },
      orderByCard: async ({ idempotency_key }) => {
        keys.push(idempotency_key);
        return await aPaymentApi().orderByCard({} as never);
      },
    });
    await flushPromises();
    store.dispatch(events.bankSubmitted(submission));
    await flushPromises();
    expect(state().step).toBe('waiting');
    // The order is being read while the buyer changes their mind.
    store.dispatch(orderStatusReceived({ order_id: 3, payment_status: 'pending' }));
    store.dispatch(events.cancelRequested({ forCard: true }));
    await flushPromises();
    expect(state()).toMatchObject({ step: 'ready', isCancelling: false });
    read.resolve(cancelled);
    await flushPromises();
    expect(state()).toMatchObject({ step: 'ready', outcome: null });
    store.dispatch(events.cardSubmitted(submission));
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
    store.dispatch(events.bankSubmitted(submission));
    await flushPromises();
    store.dispatch(events.cartChanged());
    await flushPromises();
    expect(state()).toMatchObject({ step: 'waiting', links: waiting.links });
    items = [starter, starter];
    store.dispatch(events.cartChanged());
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
      store.dispatch(events.bankSubmitted(submission));
      await jest.advanceTimersByTimeAsync(0);
      items = [];
      store.dispatch(events.cartChanged());
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
      store.dispatch(events.checkoutOpened());
      await jest.advanceTimersByTimeAsync(0);
      store.dispatch(events.cardSubmitted(submission));
      await jest.advanceTimersByTimeAsync(2000);
      expect(visits).toEqual([{ to: '/payment/success?order=3', replace: true }]);
    } finally {
      jest.useRealTimers();
    }
  });
});
