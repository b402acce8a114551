import { toApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, cancelled, delay, put, race, spawn, take, takeLatest } from 'typed-redux-saga';
import { eventsMissed, lookersChanged } from '../../../realtime/realtimeEvents.ts';
import type { ReviewApi } from '../api/reviewApi.ts';
import { reviewClosed, reviewOpened } from './reviewEvents.ts';

/** Time in milliseconds before the first call. Who steps through the list opens nothing for long. */
const STAY_MS = 1_000;

/** Time in milliseconds between two calls that say that the page is open. */
const LOOK_MS = 25_000;

const NOBODY: string[] = [];
const slice = createSlice({
  name: 'recruiterLookers',
  initialState: NOBODY,
  reducers: { lookersLoaded: (_names, { payload }: PayloadAction<string[]>) => payload },
  extraReducers: (builder) => builder.addCase(reviewOpened, () => NOBODY).addCase(signedOut, () => NOBODY),
  selectors: { selectLookers: (names) => names },
});
const { lookersLoaded } = slice.actions;

/** Names of the colleagues who have the application open too. */
export const { selectLookers } = slice.injectInto(rootReducer).selectors;

/** Says that the application is open while its page is visible, and reads who else has it open. */
export function createLookersSaga({ look, leave }: Pick<ReviewApi, 'look' | 'leave'>) {
  return function* lookersSaga() {
    yield* takeLatest([reviewOpened, reviewClosed, signedOut], watch);
  };

  function* watch(event: { type: string; payload?: unknown }) {
    if (!reviewOpened.match(event)) return;
    const { id } = event.payload;
    let hasSaid = false;
    try {
      yield* delay(STAY_MS);
      hasSaid = true;
      while (yield* sayThatItIsOpen(id)) {
        const { again, changed, missed } = yield* race({
          again: delay(LOOK_MS),
          changed: take(
            (action: unknown) => lookersChanged.match(action) && action.payload.applicationId === id,
          ),
          missed: take(eventsMissed),
        });
        // The store ends.
        if (!again && !changed && !missed) return;
      }
    } finally {
      if (hasSaid && (yield* cancelled())) yield* spawn(sayThatItIsClosed, id);
    }
  }

  /** Returns false when the application cannot be opened. */
  function* sayThatItIsOpen(id: number) {
    if (document.visibilityState === 'hidden') return true;
    try {
      yield* put(lookersLoaded((yield* call(look, id)).names));
      return true;
    } catch (error) {
      yield* put(lookersLoaded(NOBODY));
      const { status } = toApiErrorData(error);
      return status < 400 || status >= 500;
    }
  }

  function* sayThatItIsClosed(id: number) {
    try {
      yield* call(leave, id);
    } catch {
      // It ends by itself within a minute.
    }
  }
}
