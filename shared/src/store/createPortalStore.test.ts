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
  it('takes a slice that a feature brings later', () => {
    const store = createPortalStore();
    store.dispatch(answered());
    expect(selectAnswers(store.getState()).count).toBe(1);
  });

  it('runs a feature saga once, however often it is asked for', () => {
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

  it('starts a crashed saga again and leaves its siblings running', async () => {
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
