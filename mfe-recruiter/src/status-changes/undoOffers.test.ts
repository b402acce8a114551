import { signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { anApiError, fakeToasts } from '@cpa/shared/testing';
import { call } from 'typed-redux-saga';
import { createUndoOffers } from './undoOffers.ts';

const undoOffers = createUndoOffers('testUndo', (offers, added) => [...offers, added]);
const SECOND = 1000;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

function start({ canRetry = true } = {}) {
  const store = createPortalStore();
  const toasts = fakeToasts();
  const undone = Promise.withResolvers<void>();
  const postponed = Promise.withResolvers<string[]>();
  const signals: AbortSignal[] = [];
  const undo = jest.fn(() => undone.promise);
  store.runFeatureSaga(
    'test/undo',
    undoOffers.saga({
      toasts,
      *undo() {
        yield* call(undo);
      },
      canRetry: () => canRetry,
      postpone: (_, signal) => {
        signals.push(signal);
        return postponed.promise;
      },
    }),
  );
  const offer = { id: 5, endsAt: Date.now() + 9 * SECOND };
  store.dispatch(undoOffers.offered(offer));
  const ids = () => undoOffers.selectOffers(store.getState()).map(({ id }) => id);
  const isUndoing = () => undoOffers.selectIsUndoing(store.getState(), 5);
  return { store, toasts, offer, undo, undone, postponed, signals, ids, isUndoing };
}

describe('offers to undo', () => {
  it('end when their time is over', async () => {
    const { ids } = start();
    await jest.advanceTimersByTimeAsync(9 * SECOND - 1);
    expect(ids()).toEqual([5]);
    await jest.advanceTimersByTimeAsync(1);
    expect(ids()).toEqual([]);
  });

  it('stay for the time that the server grants', async () => {
    const { store, offer, postponed, ids } = start();
    store.dispatch(undoOffers.held(offer));
    postponed.resolve([new Date(Date.now() + 10 * SECOND).toISOString()]);
    await jest.advanceTimersByTimeAsync(9 * SECOND);
    expect(ids()).toEqual([5]);
    await jest.advanceTimersByTimeAsync(SECOND);
    expect(ids()).toEqual([]);
  });

  it('abort the request for more time when the change is undone', async () => {
    const { store, offer, postponed, signals, undone, ids } = start();
    store.dispatch(undoOffers.held(offer));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    store.dispatch(undoOffers.requested(offer));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    postponed.resolve([new Date(Date.now() + 10 * SECOND).toISOString()]);
    undone.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual([]);
  });

  it('ask for no more time once the change was replaced or is being undone', () => {
    const { store, offer, signals } = start();
    store.dispatch(undoOffers.held({ id: 4 }));
    store.dispatch(undoOffers.requested(offer));
    store.dispatch(undoOffers.held(offer));
    expect(signals).toEqual([]);
  });

  it('are undone once, and stay during the request', async () => {
    const { store, offer, undo, undone, ids, isUndoing } = start();
    store.dispatch(undoOffers.requested(offer));
    store.dispatch(undoOffers.requested(offer));
    await jest.advanceTimersByTimeAsync(20 * SECOND);
    expect([undo.mock.calls.length, ids(), isUndoing()]).toEqual([1, [5], true]);
    undone.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect([ids(), isUndoing()]).toEqual([[], false]);
  });

  it.each([
    ['stay after a failure that can be tried again', true, SECOND, [5]],
    ['end after a failure that cannot', false, SECOND, []],
    ['end with a failure after their time is over', true, 20 * SECOND, []],
  ])('%s', async (_, canRetry, wait, expected) => {
    const { store, offer, undone, toasts, ids, isUndoing } = start({ canRetry });
    store.dispatch(undoOffers.requested(offer));
    await jest.advanceTimersByTimeAsync(wait);
    undone.reject(anApiError(503, { message: 'Away.' }));
    await jest.advanceTimersByTimeAsync(0);
    expect([ids(), isUndoing()]).toEqual([expected, false]);
    expect(toasts.shown).toMatchObject([{ kind: 'error', description: 'Away.' }]);
  });

  it('are gone after sign-out, with the result of an undo', async () => {
    const { store, offer, undone, toasts, ids } = start();
    store.dispatch(undoOffers.requested(offer));
    store.dispatch(signedOut());
    undone.reject(anApiError(503));
    await jest.advanceTimersByTimeAsync(20 * SECOND);
    expect([ids(), toasts.shown]).toEqual([[], []]);
  });
});
