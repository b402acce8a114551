import { failureNotice, failureReason, toApiErrorData } from '@cpa/shared/http';
import { type ProgressToast, type Toasts, toastText } from '@cpa/shared/remote';
import { failWith, safely } from '@cpa/shared/store';
import { call, delay, put, select } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ReviewApi } from '../api/reviewApi.ts';
import { postponeUntilUndone } from '../../../status-changes/postponeUntilUndone.ts';
import { undoDeadline } from '../../../status-changes/undoDeadline.ts';
import * as events from './reviewEvents.ts';
import { conflictFound, selectDraft, selectReview, selectUndo } from './reviewSlice.ts';

type Submitted = ReturnType<typeof events.statusSubmitted>;
type UndoRequested = ReturnType<typeof events.undoRequested>;

/** Creates the workers that change a status, undo the change and preview its mail. */
export function createStatusWorkers(api: ReviewApi, toasts: Toasts) {
  return {
    saveStatus,
    undo: safely(undo, undoFailed),
    postpone: safely(postpone, () => undefined),
    previewMail: safely(previewMail, failWith(events.mailLoadFailed)),
    awaitEndOfUndo,
  };

  function* saveStatus(event: Submitted) {
    const toast = toasts.progress(toastText('toast.statusUpdating'));
    yield* safely(save, saveFailed)(event, toast);
  }

  function* save({ payload: { id } }: Submitted, toast: ProgressToast) {
    const review = yield* select(selectReview);
    const draft = yield* select(selectDraft);
    if (review?.id !== id || !draft) return toast.dismiss();
    const { vacancy_id, applicant_id, email } = review;
    const should_notify = draft.shouldNotify && email !== null;
    const update = { status: draft.status, should_notify, recruiter_note: draft.note.trim() || null };
    const { current_status, change_id, effective_at } = yield* call(
      api.changeStatus,
      vacancy_id,
      applicant_id,
      {
        ...update,
        known_status: review.status,
      },
    );
    const undoable = change_id !== null && {
      changeId: change_id,
      status: current_status,
      isNotified: should_notify,
      endsAt: undoDeadline([effective_at]),
    };
    yield* put(events.statusSaved({ id, status: current_status, undo: undoable || null }));
    // The message with the offer to undo confirms the change.
    if (undoable) toast.dismiss();
    else toast.succeed({ title: toastText('toast.statusUpdated') });
  }

  function* saveFailed(error: unknown, { payload: { id } }: Submitted, toast: ProgressToast) {
    const apiError = toApiErrorData(error);
    yield* put(events.statusSaveFailed({ id, error: apiError }));
    toast.fail({ title: toastText('toast.statusUpdateFailed'), description: failureReason(apiError) });
    if (apiError.code === 'status_changed') yield* safely(findConflict, () => undefined)(id);
    else yield* put(events.outdated({ id }));
  }

  function* findConflict(id: number) {
    yield* put(conflictFound(yield* call(api.review, id)));
  }

  function* undo({ payload: { id, changeId } }: UndoRequested) {
    const { current_status } = yield* call(api.undo, changeId);
    yield* put(events.undone({ id, status: current_status }));
    toasts.info({ title: text('undo.done') });
  }

  function* undoFailed(error: unknown, { payload: { id } }: UndoRequested) {
    const apiError = toApiErrorData(error);
    toasts.error(failureNotice(apiError, text('undo.failed')));
    // Without a response the change may still be pending: keep the button.
    yield* put(events.undoFailed({ id, canRetry: apiError.kind === 'network' }));
  }

  /** Without a response the countdown continues. The server knows no change that was undone or replaced. */
  function* postpone({ payload: { changeId } }: ReturnType<typeof events.undoHeld>) {
    const undoable = yield* select(selectUndo);
    if (undoable?.changeId !== changeId || undoable.isUndoing) return;
    const postponed = yield* postponeUntilUndone(
      (signal) => api.postpone([changeId], signal),
      events.undoRequested.match,
    );
    if (postponed)
      yield* put(events.undoPostponed({ changeId, endsAt: undoDeadline([postponed.effective_at]) }));
  }

  function* previewMail(event: { type: string }) {
    if (!events.mailRequested.match(event)) return;
    const review = yield* select(selectReview);
    const draft = yield* select(selectDraft);
    if (!review || !draft) return;
    const { vacancy_id, applicant_id } = review;
    const query = { status: draft.status, recruiter_note: draft.note.trim() || null };
    yield* put(events.mailLoaded(yield* call(api.previewMail, vacancy_id, applicant_id, query)));
  }
}

/** Hides the undo bar when the change takes effect. */
function* awaitEndOfUndo() {
  const undo = yield* select(selectUndo);
  if (!undo) return;
  yield* delay(Math.max(0, undo.endsAt - Date.now()));
  yield* put(events.undoExpired({ changeId: undo.changeId }));
}
