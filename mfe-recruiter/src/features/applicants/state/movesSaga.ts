import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { takeEvery } from 'typed-redux-saga';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { moveRequested, undoHeld, undoRequested } from './moveEvents.ts';
import { createMove } from './move.ts';
import { noteDraft } from './noteDraft.ts';
import { createPostpone } from './postpone.ts';
import { createUndo } from './undo.ts';

/** Moves applicants between statuses and undoes moves. Moves of different applicants run concurrently. */
export function createMovesSaga(api: ApplicantsApi, toasts: Toasts) {
  return function* movesSaga() {
    yield* takeEvery(moveRequested, createMove(api, toasts));
    yield* takeEvery(undoRequested, createUndo(api, toasts));
    yield* takeEvery(undoHeld, createPostpone(api));
    yield* takeEvery(signedOut, noteDraft.clear);
  };
}
