import { failureNotice, saveFile, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { openInNewTab } from '@cpa/shared/routing';
import { failWith, safely, whileSignedIn } from '@cpa/shared/store';
import { call, put, takeEvery, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ApplicationsApi } from '../api/applicationsApi.ts';
import type { Submission } from '../model/submission.ts';
import { events as applicationsEvents } from './applicationsSlice.ts';
import * as events from './submissionSlice.ts';

type Submitted = ReturnType<typeof events.submitted>;

/** The submission has succeeded. The list on screen is outdated, so a retry replaces it. */
const reloadFailed = failWith(applicationsEvents.applicationsLoadFailed);

/** The failure of the submission is shown already. */
const keepList = () => {};

export function createSubmissionSaga(api: ApplicationsApi, toasts: Toasts) {
  return function* submissionSaga() {
    yield* takeLeading(events.submitted, whileSignedIn(submit, submitFailed));
    yield* takeEvery(events.resumeRequested, whileSignedIn(openResume, fileFailed));
    yield* takeEvery(events.calendarRequested, whileSignedIn(saveCalendar, fileFailed));
  };

  function* submit({ payload }: Submitted) {
    yield* call(send, payload);
    yield* call(safely(reload, reloadFailed));
    yield* put(events.submissionSucceeded());
    // The offer to undo a withdrawal is its message.
    if (payload.kind !== 'withdraw') toasts.success({ title: text(`submission.${payload.kind}.done`) });
  }

  async function send(submission: Submission): Promise<unknown> {
    switch (submission.kind) {
      case 'withdraw':
        return await api.withdraw(submission.vacancyId, submission.reason);
      case 'undo':
        return await api.undoWithdrawal(submission.vacancyId);
      case 'confirm':
        return await api.confirmInterview(submission.interviewId, submission.slotId);
      case 'decline':
        return await api.declineInterview(submission.interviewId, submission.message);
      case 'cancel':
        return await api.cancelInterview(submission.interviewId, submission.reason);
    }
  }

  function* submitFailed(error: unknown, { payload: { kind } }: Submitted) {
    const failure = toApiErrorData(error);
    yield* put(events.submissionFailed({ kind, error: failure }));
    if (kind === 'undo') toasts.error(failureNotice(failure, text('withdraw.undoFailed')));
    // After a conflict the list is outdated.
    if (failure.status === 409) yield* call(whileSignedIn(reload, keepList));
  }

  function* reload() {
    yield* put(applicationsEvents.applicationsLoaded(yield* call(api.own)));
  }

  function* openResume({ payload: { id } }: ReturnType<typeof events.resumeRequested>) {
    const { url } = yield* call(api.resumeLink, id);
    openInNewTab(url);
  }

  function* saveCalendar({ payload: { id } }: ReturnType<typeof events.calendarRequested>) {
    saveFile(yield* call(api.calendar, id), 'interview.ics');
  }

  // oxlint-disable-next-line require-yield -- `safely` expects a generator
  function* fileFailed(error: unknown) {
    toasts.error(failureNotice(toApiErrorData(error), text('application.fileFailed')));
  }
}
