import { createAction } from '@reduxjs/toolkit';
import { createPortalStore } from '@cpa/shared/store';
import { flushPromises } from '@cpa/shared/testing';
import { postponeUntilUndone } from './postponeUntilUndone.ts';

const undoRequested = createAction('test/undoRequested');

function start() {
  const store = createPortalStore();
  const response = Promise.withResolvers<string>();
  let sent: AbortSignal | undefined;
  const results: (string | undefined)[] = [];
  store.runFeatureSaga('test/postpone', function* postpone() {
    const send = (signal: AbortSignal) => {
      sent = signal;
      return response.promise;
    };
    results.push(yield* postponeUntilUndone(send, undoRequested.match));
  });
  return { store, response, results, isAborted: () => sent?.aborted };
}

describe('postponeUntilUndone', () => {
  it('returns the response', async () => {
    const { response, results } = start();
    response.resolve('later');
    await flushPromises();
    expect(results).toEqual(['later']);
  });

  it('aborts the request and ignores its response when the change is undone', async () => {
    const { store, response, results, isAborted } = start();
    expect(isAborted()).toBe(false);
    store.dispatch(undoRequested());
    expect(isAborted()).toBe(true);
    response.resolve('later');
    await flushPromises();
    expect(results).toEqual([undefined]);
  });
});
