import { createAction, createSlice } from '@reduxjs/toolkit';
import { put, take, takeEvery } from 'typed-redux-saga';
import { createPortalStore } from './createPortalStore.ts';
import { rootReducer } from './rootReducer.ts';
import { safely } from './safely.ts';

const asked = createAction('test/asked');

const answersSlice = createSlice({
  name: 'answers',
  initialState: { count: 0, failures: 0 },
  reducers: {
    answered: (state) => void (state.count += 1),
    failed: (state) => void (state.failures += 1),
  },
});
const { answered, failed } = answersSlice.actions;
const injected = answersSlice.injectInto(rootReducer);
const selectAnswers = injected.selectSlice as (state: unknown) => { count: number; failures: number };

describe('the store of a page', () => {
  it('accepts a slice that a feature injects later', () => {
    const store = createPortalStore();
    store.dispatch(answered());
    expect(selectAnswers(store.getState()).count).toBe(1);
  });

  it('runs a feature saga once, however often it is requested', () => {
    const store = createPortalStore();
    const saga = function* () {
      yield* takeEvery(asked, function* () {
        yield* put(answered());
      });
    };
    store.runFeatureSaga('test/answers', saga);
    store.runFeatureSaga('test/answers', saga);
    store.dispatch(asked());
    expect(selectAnswers(store.getState()).count).toBe(1);
  });

  it('restarts a crashed saga and leaves its siblings running', async () => {
    jest.useFakeTimers();
    const crashes: string[] = [];
    const store = createPortalStore({ reportSagaCrash: (key) => crashes.push(key) });
    store.runFeatureSaga('test/broken', function* () {
      yield* take(asked);
      throw new Error('broken');
    });
    store.runFeatureSaga('test/sound', function* () {
      yield* takeEvery(asked, function* () {
        yield* put(answered());
      });
    });

    store.dispatch(asked());
    await jest.advanceTimersByTimeAsync(250);
    store.dispatch(asked());

    expect(selectAnswers(store.getState()).count).toBe(2);
    expect(crashes).toEqual(['test/broken', 'test/broken']);
    jest.useRealTimers();
  });

  it('notifies when a restarted saga takes actions again, so that missed ones can be repeated', async () => {
    jest.useFakeTimers();
    const store = createPortalStore({ sagaRestarted: () => store.dispatch(asked()) });
    let isBroken = true;
    store.runFeatureSaga('test/broken', function* () {
      yield* takeEvery(asked, function* () {
        if (isBroken) throw new Error('broken');
        yield* put(answered());
      });
    });
    store.dispatch(asked());
    isBroken = false;
    store.dispatch(asked());
    expect(selectAnswers(store.getState()).count).toBe(0);
    await jest.advanceTimersByTimeAsync(250);
    expect(selectAnswers(store.getState()).count).toBe(1);
    jest.useRealTimers();
  });

  it('resets the restart delay when a saga ran for long without a crash', async () => {
    jest.useFakeTimers();
    const restarts: number[] = [];
    const store = createPortalStore({ sagaRestarted: () => restarts.push(Date.now()) });
    store.runFeatureSaga('test/broken', function* () {
      yield* take(asked);
      throw new Error('broken');
    });
    const pauseAfterCrash = async () => {
      const crashedAt = Date.now();
      store.dispatch(asked());
      await jest.advanceTimersByTimeAsync(1_000);
      return restarts.at(-1)! - crashedAt;
    };
    expect([await pauseAfterCrash(), await pauseAfterCrash(), await pauseAfterCrash()]).toEqual([
      250, 500, 1_000,
    ]);
    await jest.advanceTimersByTimeAsync(31_000);
    expect(await pauseAfterCrash()).toBe(250);
    jest.useRealTimers();
  });

  it('keeps a watcher alive when a guarded worker throws', () => {
    const store = createPortalStore();
    store.runFeatureSaga('test/guarded', function* () {
      yield* takeEvery(
        asked,
        safely(
          function* () {
            throw new Error('no answer');
          },
          function* () {
            yield* put(failed());
          },
        ),
      );
    });
    store.dispatch(asked());
    store.dispatch(asked());
    expect(selectAnswers(store.getState()).failures).toBe(2);
  });
});
