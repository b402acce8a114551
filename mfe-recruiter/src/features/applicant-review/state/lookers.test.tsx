import { createPortalStore } from '@cpa/shared/store';
import { anApiError } from '@cpa/shared/testing';
import { END } from 'redux-saga';
import { lookersChanged } from '../../../realtime/realtimeEvents.ts';
import type { ReviewApi } from '../api/reviewApi.ts';
import { createLookersSaga, selectLookers } from './lookers.ts';
import { reviewClosed, reviewOpened } from './reviewEvents.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

async function open(look: ReviewApi['look'] = async () => ({ names: ['Ana Croes'] })) {
  const calls: string[] = [];
  const store = createPortalStore();
  const api = {
    look: (id: number) => {
      calls.push(`look ${id}`);
      return look(id);
    },
    leave: async (id: number) => {
      calls.push(`leave ${id}`);
      return { message: 'Left' };
    },
  };
  store.runFeatureSaga('test/lookers', createLookersSaga(api));
  const send = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await jest.advanceTimersByTimeAsync(0);
  };
  await send(reviewOpened({ id: 4, query: '' }));
  await jest.advanceTimersByTimeAsync(1_000);
  return { calls, send, names: () => selectLookers(store.getState() as object) };
}

it('says every 25 seconds that the application is open, and at once when a colleague comes or goes', async () => {
  const { calls, send, names } = await open();
  expect(names()).toEqual(['Ana Croes']);
  await jest.advanceTimersByTimeAsync(25_000);
  await send(lookersChanged({ applicationId: 4 }));
  await send(lookersChanged({ applicationId: 5 }));
  expect(calls).toEqual(['look 4', 'look 4', 'look 4']);
});

it('says that it is left, for the next applicant and at the end, but not of one that was passed', async () => {
  const { calls, send } = await open();
  await send(reviewOpened({ id: 6, query: '' }));
  await send(reviewOpened({ id: 5, query: '' }));
  await jest.advanceTimersByTimeAsync(1_000);
  await send(reviewClosed());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls.toSorted()).toEqual(['leave 4', 'leave 5', 'look 4', 'look 5']);
});

it.each([
  [503, 2],
  [403, 1],
])('after status %i it has asked %i times within 25 seconds', async (status, times) => {
  const { calls, names } = await open(async () => await Promise.reject(anApiError(status)));
  await jest.advanceTimersByTimeAsync(25_000);
  expect(calls).toHaveLength(times);
  expect(names()).toEqual([]);
});

it('ends with the store', async () => {
  const { calls, send } = await open();
  await send(END);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual(['look 4']);
});
