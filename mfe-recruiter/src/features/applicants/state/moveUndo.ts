import { MAX_BATCH, type UndoBatchResults } from '@cpa/shared/contracts';
import { failureReason, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { call, put } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { createUndoOffers } from '../../../status-changes/undoOffers.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { statusesChanged, type UndoableMove } from './moveEvents.ts';

export const moveUndo = createUndoOffers<UndoableMove>('recruiterMoveUndo', (moves, added) => [
  ...withoutChangesOf(added, moves),
  added,
]);

/** Creates the saga that undoes a move, or the part of it that the server still allows. */
export function createMoveUndoSaga(api: ApplicantsApi, toasts: Toasts) {
  // After 409 it is too late; after any other failure the user can try again.
  return moveUndo.saga({ toasts, undo, canRetry: ({ status }) => status !== 409, postpone });

  function* undo(move: UndoableMove) {
    const results = yield* call(undoAll, api, move);
    const idOf = new Map(move.changes.map(({ id, changeId }) => [changeId, id]));
    const changes = results.flatMap(({ change_id, current_status: status }) => {
      const id = idOf.get(change_id);
      return id !== undefined && status ? [{ id, status }] : [];
    });
    if (changes.length > 0) yield* put(statusesChanged({ changes, isRemote: false }));
    const failed = results.filter(({ error }) => error !== null);
    if (failed.length === 0) return;
    const description =
      failed.length === 1 ? failed[0]!.error! : text('undo.partly', { count: failed.length });
    toasts.error({ title: text('undo.failed'), description });
  }

  async function postpone({ changes }: UndoableMove, signal: AbortSignal) {
    const times: string[] = [];
    for (const batch of batchesOf(changes)) times.push((await api.postpone(batch, signal)).effective_at);
    return times;
  }
}

async function undoAll(api: ApplicantsApi, { changes }: UndoableMove): Promise<UndoBatchResults['results']> {
  const [first, ...others] = changes;
  if (first && others.length === 0) {
    const { current_status } = await api.undo(first.changeId);
    return [{ change_id: first.changeId, current_status, error: null }];
  }
  const undone: UndoBatchResults['results'] = [];
  for (const batch of batchesOf(changes)) {
    try {
      undone.push(...(await api.undoAll(batch)).results);
    } catch (failure) {
      // A failure must not hide the results of the batches before it.
      if (undone.length === 0) throw failure;
      const error = failureReason(toApiErrorData(failure));
      undone.push(...batch.map((change_id) => ({ change_id, current_status: null, error })));
    }
  }
  return undone;
}

/** Returns the IDs of the changes in batches that the server accepts. */
function* batchesOf(changes: UndoableMove['changes']) {
  for (let start = 0; start < changes.length; start += MAX_BATCH)
    yield changes.slice(start, start + MAX_BATCH).map(({ changeId }) => changeId);
}

/** Removes the applications of the new move from earlier ones: only the last change of each can be undone. */
function withoutChangesOf(added: UndoableMove, moves: readonly UndoableMove[]): UndoableMove[] {
  const ids = new Set(added.changes.map(({ id }) => id));
  return moves
    .map((move) => ({ ...move, changes: move.changes.filter(({ id }) => !ids.has(id)) }))
    .filter(({ changes }) => changes.length > 0);
}
