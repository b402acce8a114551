import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { fork, takeEvery } from 'typed-redux-saga';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { moveRequested } from './moveEvents.ts';
import { createMove } from './move.ts';
import { createMoveUndoSaga } from './moveUndo.ts';
import { noteDraft } from './noteDraft.ts';

/** Moves applicants between statuses and undoes moves. Moves of different applicants run concurrently. */
export function createMovesSaga(api: ApplicantsApi, toasts: Toasts) {
  return function* movesSaga() {
    yield* takeEvery(moveRequested, createMove(api, toasts));
    yield* fork(createMoveUndoSaga(api, toasts));
    yield* takeEvery(signedOut, noteDraft.clear);
  };
}
