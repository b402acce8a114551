import type { Order, Orders } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, anOrder, fakeToasts, flushPromises } from '@cpa/shared/testing';
import { orderChanged } from '../../../realtime/realtimeEvents.ts';
import type { OrdersApi } from '../api/ordersApi.ts';
import { createOrdersSaga } from './ordersSaga.ts';
import { events, orderPages, selectOrderPage, selectOrders } from './ordersSlice.ts';

const paid = anOrder();
const refunded: Order = anOrder({ payment_status: 'refunded' });
const page = (...orders: Order[]) =>
  ({ orders, total: orders.length, page: 1, pages: 1 }) as unknown as Orders;

async function open(responses: Partial<OrdersApi> = {}) {
  const unexpected = () => Promise.reject(new Error('This call was not expected.'));
  const api: OrdersApi = {
    list: async () => page(paid),
    receipt: unexpected,
    creditNote: unexpected,
    refund: unexpected,
    ask: unexpected,
    withdraw: unexpected,
    months: unexpected,
    csv: unexpected,
    pdf: unexpected,
    ...responses,
  };
  const store = createPortalStore();
  const toasts = fakeToasts();
  const files: string[] = [];
  const save = (_: Blob, name: string) => void files.push(name);
  store.runFeatureSaga('recruiter/orders', createOrdersSaga({ api, toasts, save }));
  store.dispatch(orderPages.opened(1));
  await flushPromises();
  const state = () => {
    const root: object = store.getState();
    return { ...selectOrders(root), ...selectOrderPage(root) };
  };
  return { store, toasts, files, state };
}

describe('list of orders', () => {
  it('shows the page that was opened last when responses arrive out of order', async () => {
    const first = Promise.withResolvers<Orders>();
    const list = async (number: number) => (number === 1 ? await first.promise : page(refunded));
    const { store, state } = await open({ list });
    store.dispatch(orderPages.opened(2));
    await flushPromises();
    first.resolve(page(paid));
    await flushPromises();
    expect(state()).toMatchObject({ page: 2, data: { orders: [{ payment_status: 'refunded' }] } });
  });

  it('stays on screen while it is read again after a change elsewhere, and when that fails', async () => {
    const list = jest.fn<Promise<Orders>, [number]>().mockResolvedValueOnce(page(paid));
    const { store, state } = await open({ list: list.mockRejectedValueOnce(anApiError(503)) });
    store.dispatch(orderChanged({ id: 3 }));
    await flushPromises();
    expect(state()).toMatchObject({ status: 'loaded', data: { orders: [paid] } });
    list.mockResolvedValueOnce(page(refunded));
    store.dispatch(orderChanged({ id: 3 }));
    await flushPromises();
    expect(state().data?.orders).toEqual([refunded]);
    expect(list.mock.calls).toEqual([[1], [1], [1]]);
  });

  it('says why it cannot be read, and recovers', async () => {
    const list = jest.fn<Promise<Orders>, []>().mockRejectedValueOnce(anApiError(503));
    const { store, state } = await open({ list: list.mockResolvedValue(page(paid)) });
    expect(state()).toMatchObject({ status: 'failed', error: { status: 503 } });
    store.dispatch(orderPages.opened(1));
    expect(state().status).toBe('loading');
    await flushPromises();
    expect(state()).toMatchObject({ status: 'loaded', error: null });
  });

  it('is gone after sign-out, also when the response arrives later', async () => {
    const late = Promise.withResolvers<Orders>();
    const { store, state } = await open({ list: () => late.promise });
    store.dispatch(signedOut());
    late.resolve(page(paid));
    await flushPromises();
    expect(state()).toMatchObject({ status: 'idle' });
    expect(state().data).toBeUndefined();
  });
});

describe('documents', () => {
  const receipt = { id: 3, kind: 'receipt', number: 'CPA-2026-00003' } as const;
  const creditNote = { id: 3, kind: 'creditNote', number: 'CN-2026-00001' } as const;

  it('are downloaded beside each other under their numbers', async () => {
    const file = async () => new Blob();
    const { store, state, files } = await open({ receipt: file, creditNote: file });
    store.dispatch(events.documentRequested(receipt));
    store.dispatch(events.documentRequested(creditNote));
    const names = ['receipt-CPA-2026-00003.pdf', 'credit-note-CN-2026-00001.pdf'];
    expect(state().downloading).toEqual(names);
    await flushPromises();
    expect([files, state().downloading]).toEqual([names, []]);
  });

  it.each([receipt, creditNote])('says which one failed: $kind', async (document) => {
    const fail = () => Promise.reject(anApiError(409, { message: 'Not yet.' }));
    const { store, state, files, toasts } = await open({ receipt: fail, creditNote: fail });
    store.dispatch(events.documentRequested(document));
    await flushPromises();
    expect([files, state().downloading]).toEqual([[], []]);
    expect(toasts.shown).toMatchObject([{ kind: 'error', description: 'Not yet.' }]);
  });
});

describe('refund', () => {
  it('is requested once, and shows the refunded order', async () => {
    const late = Promise.withResolvers<Order>();
    const refund = jest.fn<Promise<Order>, [number]>(() => late.promise);
    const { store, state, toasts } = await open({ refund });
    store.dispatch(events.refundOpened({ id: 3, kind: 'refund' }));
    store.dispatch(events.refundConfirmed());
    store.dispatch(events.refundConfirmed());
    store.dispatch(events.refundClosed());
    expect(state().refund).toMatchObject({ id: 3, status: 'sending' });
    late.resolve(refunded);
    await flushPromises();
    expect(refund.mock.calls).toEqual([[3]]);
    expect(state()).toMatchObject({ refund: null, data: { orders: [{ payment_status: 'refunded' }] } });
    expect(toasts.shown).toHaveLength(1);
  });

  it('is asked of the operator with a reason, and the request is withdrawn', async () => {
    const open3 = anOrder({ can_request_refund: true });
    const ask = jest.fn(async (_id: number, _reason: string) => paid);
    const withdraw = jest.fn(async (_id: number) => open3);
    const { store, state, toasts } = await open({ ask, withdraw });
    store.dispatch(events.refundOpened({ id: 3, kind: 'ask' }));
    store.dispatch(events.refundConfirmed('Bought twice'));
    await flushPromises();
    expect(ask.mock.calls).toEqual([[3, 'Bought twice']]);
    store.dispatch(events.refundOpened({ id: 3, kind: 'withdraw' }));
    store.dispatch(events.refundConfirmed());
    await flushPromises();
    expect(withdraw.mock.calls).toEqual([[3]]);
    expect(state()).toMatchObject({ refund: null, data: { orders: [{ can_request_refund: true }] } });
    expect(toasts.shown.map(({ title }) => title)).toEqual(['Refund requested', 'Request taken back']);
  });

  it('tells a refund that the provider has not confirmed from one that is done', async () => {
    const titles = await Promise.all(
      [refunded, paid].map(async (order) => {
        const { store, toasts } = await open({ refund: async () => order });
        store.dispatch(events.refundOpened({ id: 3, kind: 'refund' }));
        store.dispatch(events.refundConfirmed());
        await flushPromises();
        return toasts.shown.at(-1)?.title;
      }),
    );
    expect(new Set(titles).size).toBe(2);
  });

  it('asks again with the reason after a refusal, and reloads the order', async () => {
    const list = jest.fn(async () => page(paid));
    const refusal = anApiError(409, { code: 'refund_used', message: 'A posting was used.' });
    const { store, state } = await open({ list, refund: () => Promise.reject(refusal) });
    store.dispatch(events.refundOpened({ id: 3, kind: 'refund' }));
    store.dispatch(events.refundConfirmed());
    await flushPromises();
    expect(state().refund).toMatchObject({ id: 3, status: 'asking', error: { code: 'refund_used' } });
    expect(list).toHaveBeenCalledTimes(2);
    store.dispatch(events.refundClosed());
    expect(state().refund).toBeNull();
  });

  it('asks again with the reason after a refusal when the order cannot be reloaded either', async () => {
    const list = jest.fn<Promise<Orders>, []>().mockResolvedValueOnce(page(paid));
    const refund = jest.fn<Promise<Order>, []>().mockRejectedValueOnce(anApiError(409));
    const { store, state } = await open({
      list: list.mockRejectedValue(anApiError(503)),
      refund: refund.mockResolvedValue(refunded),
    });
    store.dispatch(events.refundOpened({ id: 3, kind: 'refund' }));
    store.dispatch(events.refundConfirmed());
    await flushPromises();
    expect(state()).toMatchObject({ status: 'loaded', refund: { status: 'asking', error: { status: 409 } } });
    store.dispatch(events.refundConfirmed());
    await flushPromises();
    expect(state()).toMatchObject({ refund: null, data: { orders: [refunded] } });
  });

  it('sends nothing without a confirmation', async () => {
    const refund = jest.fn();
    const { store } = await open({ refund });
    store.dispatch(events.refundConfirmed());
    await flushPromises();
    expect(refund).not.toHaveBeenCalled();
  });
});
