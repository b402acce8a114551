import { MAX_BATCH, type UndoBatchResults } from '@cpa/shared/contracts';
import { failureNotice, failureReason, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { safely } from '@cpa/shared/store';
import { call, put } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import {
  statusesChanged,
  undoEnded,
  undoFailed,
  type undoRequested,
  type UndoableMove,
} from './moveEvents.ts';

type Requested = ReturnType<typeof undoRequested>;

/** Creates the worker that undoes a move, all of it or what the server still allows. */
export function createUndo(api: ApplicantsApi, toasts: Toasts) {
  return safely(function* undo({ payload }: Requested) {
    const results = yield* call(undoAll, api, payload);
    const idOf = new Map(payload.changes.map(({ id, changeId }) => [changeId, id]));
    const changes = results.flatMap(({ change_id, current_status: status }) => {
      const id = idOf.get(change_id);
      return id !== undefined && status ? [{ id, status }] : [];
    });
    if (changes.length > 0) yield* put(statusesChanged({ changes, isRemote: false }));
    yield* put(undoEnded({ key: payload.key }));
    const failed = results.filter(({ error }) => error !== null);
    if (failed.length === 0) return;
    const description =
      failed.length === 1 ? failed[0]!.error! : text('undo.partly', { count: failed.length });
    toasts.error({ title: text('undo.failed'), description });
  }, failedToUndo);

  function* failedToUndo(error: unknown, { payload }: Requested) {
    const failure = toApiErrorData(error);
    // After 409 it is too late; after any other failure the user can try again.
    yield* put(failure.status === 409 ? undoEnded({ key: payload.key }) : undoFailed({ key: payload.key }));
    toasts.error(failureNotice(failure, text('undo.failed')));
  }
}

async function undoAll(api: ApplicantsApi, { changes }: UndoableMove): Promise<UndoBatchResults['results']> {
  const [first, ...others] = changes;
  if (first && others.length === 0) {
    const { current_status } = await api.undo(first.changeId);
    return [{ change_id: first.changeId, current_status, error: null }];
  }
  const undone: UndoBatchResults['results'] = [];
  for (let start = 0; start < changes.length; start += MAX_BATCH) {
    const change_ids = changes.slice(start, start + MAX_BATCH).map(({ changeId }) => changeId);
    try {
      undone.push(...(await api.undoAll(change_ids)).results);
    } catch (failure) {
      // A failure must not hide the results of the batches before it.
      if (start === 0) throw failure;
      const error = failureReason(toApiErrorData(failure));
      undone.push(...change_ids.map((change_id) => ({ change_id, current_status: null, error })));
    }
  }
  return undone;
}
