import { createSlice } from '@reduxjs/toolkit';
import type { ApplicationStatus } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import * as events from './moveEvents.ts';
import type { MoveFailure } from './moveEvents.ts';

type MovesState = {
  /** Requested status by application ID, until the server responds. */
  moving: Record<number, ApplicationStatus>;
  /** Requested place by application ID, for cards dropped between others of a new column. */
  movingTo: Record<number, number>;
  failures: MoveFailure[];
};

const initialState: MovesState = { moving: {}, movingTo: {}, failures: [] };

const slice = createSlice({
  name: 'recruiterMoves',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(events.moveRequested, (state, { payload: { applicants, update, place } }) => {
        for (const { id } of applicants) {
          state.moving[id] = update.status;
          if (place) state.movingTo[id] = place.board_position;
        }
      })
      .addCase(events.moveEnded, (state, { payload: { ids, failures } }) => {
        for (const id of ids) {
          delete state.moving[id];
          delete state.movingTo[id];
        }
        // A single failure is shown in the toast.
        state.failures = ids.length > 1 ? failures : [];
      })
      .addCase(events.failuresDismissed, (state) => {
        state.failures = [];
      })
      .addCase(signedOut, () => initialState),
  selectors: {
    selectMoving: (state) => state.moving,
    selectMovingTo: (state) => state.movingTo,
    selectMoveFailures: (state) => state.failures,
  },
});

export const movesSlice = slice.injectInto(rootReducer);
export const { selectMoveFailures, selectMoving, selectMovingTo } = movesSlice.selectors;
