import { createSlice } from '@reduxjs/toolkit';
import type { ApplicationStatus } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import * as events from './moveEvents.ts';
import type { MoveFailure, UndoableMove } from './moveEvents.ts';

type MovesState = {
  /** Requested status by application ID, until the server answers. */
  moving: Record<number, ApplicationStatus>;
  /** Requested place by application ID, for cards dropped between others of a new column. */
  movingTo: Record<number, number>;
  /** Newest last. */
  undoable: UndoableMove[];
  /** Keys of moves that are being undone. */
  undoing: number[];
  failures: MoveFailure[];
};

const initialState: MovesState = { moving: {}, movingTo: {}, undoable: [], undoing: [], failures: [] };

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
      .addCase(events.moveEnded, (state, { payload: { ids, move, failures } }) => {
        for (const id of ids) {
          delete state.moving[id];
          delete state.movingTo[id];
        }
        if (move) state.undoable = [...withoutChangesOf(ids, state.undoable), move];
        // A single failure is shown in the toast.
        state.failures = ids.length > 1 ? failures : [];
      })
      .addCase(events.undoRequested, (state, { payload }) => {
        state.undoing.push(payload.key);
      })
      .addCase(events.undoFailed, (state, { payload }) => {
        state.undoing = state.undoing.filter((key) => key !== payload.key);
      })
      .addCase(events.undoEnded, (state, { payload }) => {
        state.undoing = state.undoing.filter((key) => key !== payload.key);
        state.undoable = state.undoable.filter(({ key }) => key !== payload.key);
      })
      .addCase(events.undoPostponed, ({ undoable }, { payload: { key, expiresAt } }) => {
        const move = undoable.find((each) => each.key === key);
        if (move) move.expiresAt = expiresAt;
      })
      .addCase(events.failuresDismissed, (state) => {
        state.failures = [];
      })
      .addCase(signedOut, () => initialState),
  selectors: {
    selectMoving: (state) => state.moving,
    selectMovingTo: (state) => state.movingTo,
    selectUndoable: (state) => state.undoable,
    selectIsUndoing: (state, key: number) => state.undoing.includes(key),
    selectMoveFailures: (state) => state.failures,
  },
});

/** Only the latest change of an application can be undone. */
function withoutChangesOf(ids: readonly number[], moves: readonly UndoableMove[]): UndoableMove[] {
  return moves
    .map((move) => ({ ...move, changes: move.changes.filter(({ id }) => !ids.includes(id)) }))
    .filter(({ changes }) => changes.length > 0);
}

export const movesSlice = slice.injectInto(rootReducer);
export const { selectIsUndoing, selectMoveFailures, selectMoving, selectMovingTo, selectUndoable } =
  movesSlice.selectors;
