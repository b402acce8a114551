import { failureReason, toApiErrorData } from '@cpa/shared/http';
import { type ProgressToast, type Toasts, toastText } from '@cpa/shared/remote';
import { failWith, safely, whileSignedIn } from '@cpa/shared/store';
import { call, cancelled, put, select } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ReviewApi } from '../api/reviewApi.ts';
import { undoDeadline } from '../../../status-changes/undoDeadline.ts';
import * as events from './reviewEvents.ts';
import { conflictFound, selectDraft, selectReview } from './reviewSlice.ts';
import { reviewUndo, selectUndo } from './reviewUndo.ts';

type Submitted = ReturnType<typeof events.statusSubmitted>;

/** Creates the workers that change a status, undo the change and preview its mail. */
export function createStatusWorkers(api: ReviewApi, toasts: Toasts) {
  return {
    saveStatus,
    undoSaga: reviewUndo.saga({
      toasts,
      undo,
      canRetry: ({ kind }) => kind === 'network',
      postpone: async ({ id }, signal) => [(await api.postpone([id], signal)).effective_at],
    }),
    offerUndoOfPending,
    previewMail: safely(previewMail, failWith(events.mailLoadFailed)),
  };

  function* saveStatus(event: Submitted) {
    const toast = toasts.progress(toastText('toast.statusUpdating'));
    yield* whileSignedIn(saveOnce, saveFailed)(event, toast);
  }

  function* saveOnce(event: Submitted, toast: ProgressToast) {
    try {
      yield* save(event, toast);
    } finally {
      if (yield* cancelled()) toast.dismiss();
    }
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
    yield* put(events.statusSaved({ id, status: current_status }));
    if (change_id === null) return toast.succeed({ title: toastText('toast.statusUpdated') });
    yield* put(
      reviewUndo.offered({
        id: change_id,
        applicationId: id,
        status: current_status,
        isNotified: should_notify,
        endsAt: undoDeadline([effective_at]),
      }),
    );
    // The message with the offer to undo confirms the change.
    toast.dismiss();
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

  function* undo({ id: changeId, applicationId: id }: { id: number; applicationId: number }) {
    const { current_status } = yield* call(api.undo, changeId);
    yield* put(events.undone({ id, status: current_status }));
    toasts.info({ title: text('undo.done') });
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

/** Offers to undo a change that is still pending, for example after a reload of the page. */
function* offerUndoOfPending() {
  const review = yield* select(selectReview);
  if (!review?.pending_change || (yield* select(selectUndo))) return;
  const { id: applicationId, pending_change, status, history } = review;
  yield* put(
    reviewUndo.offered({
      id: pending_change.change_id,
      applicationId,
      status,
      isNotified: history.at(-1)?.notified ?? false,
      endsAt: Date.parse(pending_change.effective_at),
    }),
  );
}
