import type { Order } from '@cpa/shared/contracts';
import { anApiError, flushPromises } from '@cpa/shared/testing';
import { orderStatusReceived } from '../../../realtime/realtimeEvents.ts';
import type { PaymentApi } from '../api/paymentApi.ts';
import { EMPTY_BILLING, testCard } from '../model/cardForm.ts';
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

  it('orders everything in the cart for the chosen company, with a key for each attempt', async () => {
    const bodies: object[] = [];
    const items: Purchase[] = [
      { ...starter, start_date: '2020-01-01', template: 'Classic' },
      { package_id: 13, title: 'Sponsorship', price: 3500, vacancy_id: 7, vacancy_title: 'Cook' },
    ];
    const order = async () => ({ ...waiting, payment_status: 'failed' as const });
    const { store, keys, card } = openCheckout(
      {
        order,
        orderByCard: async (body) => {
          bodies.push(body);
          return await aPaymentApi().orderByCard({} as never);
        },
        orderBySentoo: async (body) => {
          bodies.push(body);
          return await aPaymentApi().orderBySentoo({} as never);
        },
      },
      () => items,
    );
    const key = keys.keyOf('checkout');
    await flushPromises();
    card.put(testCard(2026));
    const billing = { ...EMPTY_BILLING, billing_firstname: ' Ana ', billing_locality: ' ' };
    store.dispatch(events.cardSubmitted({ billing, companyId: 4 }));
    await flushPromises();
    const ordered = {
      // A start in the past becomes now. Displayed values are left out.
      items: [
        { package_id: 1, start_date: null, template: 'Classic' },
        { package_id: 13, vacancy_id: 7 },
      ],
      order_total_amount: 8400,
      order_currency: 'USD',
      company_id: 4,
    };
    expect(bodies).toEqual([
      {
        ...ordered,
        idempotency_key: key,
        billing_firstname: 'Ana',
        billing_country: 'AW',
        card_number: '4111111111111111',
        card_expiration_month: '08',
        card_expiration_year: '2029',
        card_security_code: '123',
      },
    ]);
    const next = keys.keyOf('checkout');
    expect(next).not.toBe(key);
    store.dispatch(events.bankSubmitted({ billing: EMPTY_BILLING, companyId: 4 }));
    await flushPromises();
    expect(bodies[1]).toEqual({ ...ordered, idempotency_key: next });
  });

  it('finds the order of a lost response when the buyer checks, and charges nothing', async () => {
    jest.useFakeTimers();
    try {
      const orderByCard = jest.fn(() => Promise.reject(anApiError(504)));
      const checkout = jest.fn<ReturnType<PaymentApi['checkout']>, []>(async () => ({ order: null }));
      const { store, state, visits } = openCheckout({ orderByCard, checkout });
      await jest.advanceTimersByTimeAsync(0);
      store.dispatch(events.cardSubmitted(submission));
      await jest.advanceTimersByTimeAsync(20_000);
      expect(state()).toMatchObject({ step: 'ended', outcome: 'lost' });
      checkout.mockResolvedValue({ order: paid });
      store.dispatch(events.lookUpRequested());
      expect(state().step).toBe('creating');
      await jest.advanceTimersByTimeAsync(2000);
      expect(state()).toMatchObject({ step: 'ended', outcome: 'paid' });
      expect(visits).toEqual([{ to: '/payment/success?order=3', replace: true }]);
      expect(orderByCard).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('finds a placed order that could not be read, and reports no rejection', async () => {
    const checkout = jest.fn<ReturnType<PaymentApi['checkout']>, []>(async () => ({ order: paid }));
    const { store, state, toasts } = openCheckout({
      checkout: checkout.mockResolvedValueOnce({ order: null }),
      order: () => Promise.reject(anApiError(429, { message: 'Too many requests.' })),
    });
    await flushPromises();
    store.dispatch(events.cardSubmitted(submission));
    await flushPromises();
    expect(state()).toMatchObject({ step: 'ended', outcome: 'paid', error: null });
    expect(toasts.shown.map(({ kind }) => kind)).not.toContain('error');
  });

  it('shows a clean form for another attempt', async () => {
    const declined = { ...paid, payment_status: 'failed' as const, failure: 'declined' as const };
    const { store, state } = openCheckout({ order: async () => declined });
    await flushPromises();
    store.dispatch(events.cardSubmitted(submission));
    await flushPromises();
    expect(state()).toMatchObject({ step: 'ended', outcome: 'declined', order: { id: 3 } });
    store.dispatch(events.retryRequested());
    expect(state()).toMatchObject({
      step: 'ready',
      outcome: null,
      order: null,
      transaction: null,
      error: null,
    });
  });
});
