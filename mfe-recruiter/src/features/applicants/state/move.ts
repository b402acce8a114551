import { failureReason, toApiErrorData } from '@cpa/shared/http';
import { type ProgressToast, type Toasts, toastText } from '@cpa/shared/remote';
import { whileSignedIn } from '@cpa/shared/store';
import { call, cancelled, put } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { changeStatuses, type MoveResult } from './changeStatuses.ts';
import * as events from './moveEvents.ts';
import type { moveRequested, UndoableMove } from './moveEvents.ts';
import { moveUndo } from './moveUndo.ts';
import { noteDraft } from './noteDraft.ts';
import { undoDeadline } from '../../../status-changes/undoDeadline.ts';

type Requested = ReturnType<typeof moveRequested>;

/** Creates the worker that moves applicants and offers to undo it while the server allows that. */
export function createMove(api: ApplicantsApi, toasts: Toasts) {
  return function* move(event: Requested) {
    const toast = toasts.progress(toastText('toast.statusUpdating'));
    yield* whileSignedIn(moveAll, moveFailed)(event, toast);
  };

  function* moveAll(event: Requested, toast: ProgressToast) {
    try {
      yield* save(event, toast);
    } finally {
      if (yield* cancelled()) toast.dismiss();
    }
  }

  function* save({ payload }: Requested, toast: ProgressToast) {
    const results = yield* call(changeStatuses, api, payload);
    const changes = results.flatMap(({ applicant: { id }, status }) => (status ? [{ id, status }] : []));
    if (changes.length > 0) yield* put(events.statusesChanged({ changes, isRemote: false }));
    const [first] = changes;
    if (first && payload.place) yield* put(events.placeRequested({ ...first, place: payload.place }));
    const failures = results.flatMap(({ applicant: { id, name }, error }) =>
      error === null ? [] : [{ id, name, reason: error }],
    );
    const undoable = toUndoable(payload, results);
    if (changes.length > 0) noteDraft.clear();
    yield* put(events.moveEnded({ ids: payload.applicants.map(({ id }) => id), failures }));
    // The message with the offer to undo confirms a move without failures.
    if (undoable && failures.length === 0) toast.dismiss();
    else report(toast, changes.length, failures);
    if (undoable) yield* put(moveUndo.offered(undoable));
  }

  function* moveFailed(error: unknown, { payload }: Requested, toast: ProgressToast) {
    const reason = failureReason(toApiErrorData(error));
    const failures = payload.applicants.map(({ id, name }) => ({ id, name, reason }));
    yield* put(events.moveEnded({ ids: failures.map(({ id }) => id), failures: [] }));
    toast.fail({ title: toastText('toast.statusUpdateFailed'), description: reason });
  }
}

function report(toast: ProgressToast, changed: number, failures: readonly { reason: string }[]): void {
  const count = failures.length;
  if (changed === 0) {
    const description = count === 1 ? failures[0]!.reason : text('moves.noneMoved', { count });
    toast.fail({ title: toastText('toast.statusUpdateFailed'), description });
  } else if (count > 0) {
    toast.inform({
      title: toastText('toast.statusUpdated'),
      description: text('moves.partlyMoved', { changed, count }),
    });
  } else toast.succeed({ title: toastText('toast.statusUpdated') });
}

/** Returns null when the server changed nothing, for example for the same status again. */
function toUndoable(
  { applicants, update }: Requested['payload'],
  results: readonly MoveResult[],
): UndoableMove | null {
  const changes = results.flatMap(({ applicant: { id }, changeId }) =>
    changeId === null ? [] : [{ id, changeId }],
  );
  const [first] = changes;
  if (!first) return null;
  return {
    id: first.changeId,
    status: update.status,
    name: applicants.length === 1 ? applicants[0]!.name : null,
    isNotified: update.should_notify ?? false,
    changes,
    endsAt: undoDeadline(results.map(({ effectiveAt }) => effectiveAt)),
  };
}
