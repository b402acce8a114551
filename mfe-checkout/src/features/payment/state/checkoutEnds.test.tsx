import type { Order } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { anApiError, anOrder } from '@cpa/shared/testing';
import { orderStatusReceived } from '../../../realtime/realtimeEvents.ts';
import type { PaymentApi } from '../api/paymentApi.ts';
import { testCard } from '../model/cardForm.ts';
import { outcomeOf } from '../model/outcome.ts';
import { pageOf } from '../model/paymentPaths.ts';
import type { Purchase } from '../model/selection.ts';
import { cancelled, openCheckout, paid, starter, submission, waiting } from '../testing/openPayment.ts';
import { createOrderAgain } from './orderAgain.ts';
import { events } from './paymentSlice.ts';

const PAUSE = 20_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = async (ms = 0) => await jest.advanceTimersByTimeAsync(ms);

describe('checkout of an earlier visit', () => {
  /** Opens the checkout while the stored key has this order. */
  async function reopen(order: Order, overrides: Partial<PaymentApi> = {}, items: Purchase[] = [starter]) {
    const cancel = jest.fn(async () => cancelled);
    const checkout = async () => ({ order });
    const test = openCheckout({ checkout, cancel, order: async () => order, ...overrides }, () => items);
    const key = test.keys.keyOf('checkout');
    await pass();
    return { ...test, cancel, key, hasNewKey: () => test.keys.keyOf('checkout') !== key };
  }

  it('leads to the receipt of a paid order and empties the cart', async () => {
    const { visits, removed, hasNewKey } = await reopen(paid);
    expect(visits).toEqual([{ to: '/payment/success?order=3', replace: true }]);
    expect([removed, hasNewKey()]).toEqual([[paid], true]);
  });

  it('waits for a card payment whose outcome is unknown, with the same key', async () => {
    const checking: Order = { ...waiting, payment_method: 'cxpay', links: null };
    const { visits, removed, cancel, hasNewKey } = await reopen(checking);
    expect(visits).toEqual([{ to: '/payment/pending?order=3', replace: true }]);
    expect([removed, hasNewKey()]).toEqual([[], false]);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('shows the links of the same purchase again', async () => {
    const { state, cancel, hasNewKey } = await reopen(waiting);
    expect(state()).toMatchObject({ step: 'waiting', links: waiting.links });
    expect([cancel.mock.calls.length, hasNewKey()]).toEqual([0, false]);
  });

  it.each([
    ['more of the same', [starter, starter]],
    ['another package', [{ ...starter, package_id: 2 }]],
    ['nothing', []],
  ])('cancels the order when the cart has %s now, and starts with a new key', async (_, items) => {
    const { state, cancel, hasNewKey, visits } = await reopen(waiting, {}, items);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(state()).toMatchObject({ step: 'ready', links: null, order: null });
    expect([hasNewKey(), visits]).toEqual([true, []]);
  });

  it('leads to the receipt when the bank took the money of the former cart', async () => {
    const { visits, removed, state } = await reopen(waiting, { cancel: async () => paid }, [
      starter,
      starter,
    ]);
    expect(visits).toEqual([{ to: '/payment/success?order=3', replace: true }]);
    expect([removed, state().step]).toEqual([[paid], 'opening']);
  });

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'starts with a new key after an order that is %s',
    async (payment_status) => {
      const { state, cancel, hasNewKey } = await reopen({ ...cancelled, payment_status });
      expect(state()).toMatchObject({ step: 'ready', order: null });
      expect([cancel.mock.calls.length, hasNewKey()]).toEqual([0, true]);
    },
  );
});

describe('end of a payment', () => {
  it('leads to the receipt after two seconds, unless the buyer has left', async () => {
    const staying = openCheckout();
    await pass();
    staying.store.dispatch(events.cardSubmitted(submission));
    await pass(1900);
    expect([staying.visits, staying.removed]).toEqual([[], [paid]]);
    await pass(100);
    expect(staying.visits).toEqual([{ to: '/payment/success?order=3', replace: true }]);
    const leaving = openCheckout();
    await pass();
    leaving.store.dispatch(events.cardSubmitted(submission));
    await pass(100);
    leaving.store.dispatch(events.checkoutLeft());
    await pass(PAUSE);
    expect([leaving.visits, leaving.removed]).toEqual([[], [paid]]);
  });

  it.each(['declined', 'gateway_away', 'not_taken', 'in_flight', 'key_used'])(
    'shows our record of the order after the code %s',
    async (code) => {
      const failed = anOrder({ payment_status: 'failed', failure: 'declined', paid_at: null });
      const checkout = jest.fn<ReturnType<PaymentApi['checkout']>, []>();
      checkout.mockResolvedValueOnce({ order: null }).mockResolvedValue({ order: failed });
      const orderByCard = () => Promise.reject(anApiError(402, { code, message: 'Declined.' }));
      const { store, state, removed, keys } = openCheckout({ checkout, orderByCard });
      const key = keys.keyOf('checkout');
      await pass();
      store.dispatch(events.cardSubmitted(submission));
      await pass(PAUSE);
      expect(state()).toMatchObject({ step: 'ended', outcome: 'declined' });
      expect([removed, keys.keyOf('checkout') === key]).toEqual([[], false]);
      expect(checkout).toHaveBeenCalledTimes(2);
    },
  );

  it('charges nothing twice while the outcome is unknown, and keeps the key', async () => {
    const orderByCard = jest.fn(() => Promise.reject(anApiError(504)));
    const checkout = jest.fn(async () => ({ order: null }));
    const { store, state, keys } = openCheckout({ orderByCard, checkout });
    const key = keys.keyOf('checkout');
    await pass();
    store.dispatch(events.cardSubmitted(submission));
    await pass(PAUSE);
    expect(state()).toMatchObject({ step: 'ended', outcome: 'lost' });
    expect([orderByCard.mock.calls.length, checkout.mock.calls.length]).toEqual([1, 5]);
    expect(keys.keyOf('checkout')).toBe(key);
  });

  it('shows a rejected order at its form, with the same key', async () => {
    const orderByCard = () => Promise.reject(anApiError(422, { message: 'The price has changed.' }));
    const { store, state, toasts, removed } = openCheckout({ orderByCard });
    await pass();
    store.dispatch(events.cardSubmitted(submission));
    await pass(PAUSE);
    expect(state()).toMatchObject({ step: 'rejected', error: { status: 422 } });
    expect(toasts.shown.at(-1)).toMatchObject({ kind: 'error', title: 'The price has changed.' });
    expect(removed).toEqual([]);
  });

  it('sends the card once and forgets it', async () => {
    const bodies: object[] = [];
    const orderByCard: PaymentApi['orderByCard'] = (body) => {
      bodies.push(body);
      return Promise.reject(anApiError(422));
    };
    const { store, card } = openCheckout({ orderByCard });
    await pass();
    card.put(testCard(2026));
    store.dispatch(events.cardSubmitted(submission));
    await pass(PAUSE);
    expect([bodies.length, card.take()]).toEqual([1, null]);
  });

  it('shows nothing of the payment after sign-out', async () => {
    const { store, state } = openCheckout();
    await pass();
    store.dispatch(events.cardSubmitted(submission));
    await pass(100);
    expect(state().order).not.toBeNull();
    store.dispatch(signedOut());
    expect(state()).toMatchObject({ step: 'opening', order: null, outcome: null, isShown: false });
  });
});

describe('cancelling a payment by bank', () => {
  async function atBank(overrides: Partial<PaymentApi>) {
    const test = openCheckout({ order: async () => waiting, ...overrides });
    await pass();
    test.store.dispatch(events.bankSubmitted(submission));
    await pass();
    expect(test.state().step).toBe('waiting');
    return test;
  }

  it('shows the receipt when the bank took the money in the meantime, also for a buyer who wants to pay by card', async () => {
    const order = jest.fn<Promise<Order>, []>().mockResolvedValueOnce(waiting).mockResolvedValue(paid);
    const { store, state, removed } = await atBank({ order, cancel: async () => paid });
    store.dispatch(events.cancelRequested({ forCard: true }));
    await pass();
    expect(state()).toMatchObject({ step: 'ended', outcome: 'paid', isCancelling: false });
    expect(removed).toEqual([paid]);
  });

  it('can be tried again after a failure', async () => {
    const cancel = () => Promise.reject(anApiError(409, { message: 'The bank decides.' }));
    const { store, state, toasts } = await atBank({ cancel });
    store.dispatch(events.cancelRequested({ forCard: false }));
    expect(state().isCancelling).toBe(true);
    await pass();
    expect(state()).toMatchObject({ step: 'waiting', isCancelling: false, links: waiting.links });
    expect(toasts.shown.at(-1)).toMatchObject({ kind: 'error', title: 'The bank decides.' });
  });

  it('stops following the order once the page was left', async () => {
    const order = jest.fn(async () => waiting);
    const { store } = await atBank({ order });
    store.dispatch(events.checkoutLeft());
    const reads = order.mock.calls.length;
    store.dispatch(orderStatusReceived({ order_id: 3, payment_status: 'paid' }));
    await pass(PAUSE);
    expect(order).toHaveBeenCalledTimes(reads);
  });

  it('keeps the links of the same purchase in another order of its items', async () => {
    const { store, state } = await atBank({});
    store.dispatch(events.cartChanged());
    await pass();
    expect(state()).toMatchObject({ step: 'waiting', links: waiting.links });
  });
});

describe('ordering again', () => {
  const again = async (order: Order, items: Purchase[] = []) => {
    const replaced: Purchase[][] = [];
    const cart = { items: () => items, replace: (next: Purchase[]) => void replaced.push(next) };
    const toasts = openCheckout().toasts;
    return { to: await createOrderAgain({ api: { order: async () => order }, toasts, cart })(3), replaced };
  };

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'fills the cart with an order that is %s',
    async (status) => {
      const { to, replaced } = await again({ ...cancelled, payment_status: status });
      expect(replaced).toMatchObject([[{ package_id: 1, price: 4900 }]]);
      expect(to).toBe('/checkout?company=1');
    },
  );

  it.each([paid, waiting, anOrder({ payment_status: 'refunded' })])(
    'shows an order that is not over',
    async (order) => {
      expect(await again(order)).toEqual({ to: pageOf(order), replaced: [] });
    },
  );

  it('keeps a cart with the same items', async () => {
    expect((await again(cancelled, [starter])).replaced).toEqual([]);
  });
});

describe('outcome of an order', () => {
  it.each<[string, Partial<Order>]>([
    ['paid', {}],
    ['refunded', { payment_status: 'refunded' }],
    ['cancelled', { payment_status: 'cancelled' }],
    ['expired', { payment_status: 'expired' }],
    ['declined', { payment_status: 'failed', failure: 'declined' }],
    ['unreachable', { payment_status: 'failed', failure: 'gateway_away' }],
    ['notTaken', { payment_status: 'failed', failure: 'not_taken' }],
    ['notTaken', { payment_status: 'failed', failure: null }],
    ['checking', { payment_status: 'pending', payment_method: 'cxpay' }],
  ])('is %s', (outcome, order) => expect(outcomeOf(anOrder(order))).toBe(outcome));

  it('is not known while the bank waits for the payer', () => expect(outcomeOf(waiting)).toBeNull());
});
