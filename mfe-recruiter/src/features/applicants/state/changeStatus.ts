import type { ApplicantReview, StatusUpdate } from '@cpa/shared/contracts';
import { errorText, toApiErrorData } from '@cpa/shared/http';
import { type ProgressToast, type Toasts, toastText } from '@cpa/shared/remote';
import { selectDisplayName } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, select } from 'typed-redux-saga';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { text } from '../../../messages/texts.ts';
import { statusChangeFailed, type statusChangeRequested, statusChanged } from './applicantEvents.ts';

type Requested = ReturnType<typeof statusChangeRequested>;

/** Creates the worker that changes the status of an applicant and shows the progress in a toast. */
export function createChangeStatus(api: ApplicantsApi, toasts: Toasts) {
  return function* changeStatus(event: Requested) {
    const toast = toasts.progress(toastText('toast.statusUpdating'));
    yield* safely(change, changeFailed)(event, toast);
  };

  function* change({ payload: { applicant, update } }: Requested, toast: ProgressToast) {
    const { vacancy_id, applicant_id, id, name } = applicant;
    const { current_status } = yield* call(api.changeStatus, vacancy_id, applicant_id, update);
    const entry =
      current_status === update.status ? historyEntry(update, yield* select(selectDisplayName)) : null;
    yield* put(statusChanged({ id, status: current_status, entry }));
    toast.succeed({
      title: toastText('toast.statusUpdated'),
      ...(update.should_notify && name && { description: text('statusChange.notified', { name }) }),
    });
  }

  function* changeFailed(error: unknown, { payload }: Requested, toast: ProgressToast) {
    const apiError = toApiErrorData(error);
    yield* put(statusChangeFailed({ id: payload.applicant.id, error: apiError }));
    toast.fail({ title: toastText('toast.statusUpdateFailed'), description: errorText(apiError) });
  }
}

/** Returns a provisional history entry. The next response replaces it with the entry of the server. */
function historyEntry(update: StatusUpdate, by: string): ApplicantReview['history'][number] {
  return {
    status: update.status,
    at: new Date().toISOString(),
    note: update.recruiter_note || null,
    by,
    notified: update.should_notify ?? false,
  };
}
