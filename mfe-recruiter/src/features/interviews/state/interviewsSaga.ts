import type { Interview } from '@cpa/shared/contracts';
import { failureNotice, saveFile, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { failWith, safely, whileSignedIn } from '@cpa/shared/store';
import type { Action } from '@reduxjs/toolkit';
import {
  call,
  fork,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import {
  applicationStatusesChanged,
  eventsMissed,
  interviewChanged,
} from '../../../realtime/realtimeEvents.ts';
import { undoDeadline } from '../../../status-changes/undoDeadline.ts';
import type { InterviewsApi } from '../api/interviewsApi.ts';
import { canMove, isOpen } from '../model/interviewState.ts';
import { formFrom } from '../model/proposalForm.ts';
import { busyTimes } from './busyTimes.ts';
import { formStorage } from './formStorage.ts';
import {
  calendarRequested,
  events,
  moveUndo,
  proposalRequested,
  selectInterviews,
  selectMoveUndo,
} from './interviewsSlice.ts';

type Proposal = ReturnType<typeof events.proposalSubmitted>;
type Cancellation = ReturnType<typeof events.cancellationSubmitted>;

export function createInterviewsSaga(api: InterviewsApi, toasts: Toasts) {
  return function* interviewsSaga() {
    yield* takeLatest(events.interviewsOpened, whileSignedIn(reload, failWith(events.interviewsLoadFailed)));
    yield* takeLatest(
      [interviewChanged, applicationStatusesChanged, eventsMissed],
      whileSignedIn(refresh, () => undefined),
    );
    yield* fork(busyTimes.saga(api));
    yield* takeEvery(proposalRequested, openProposal);
    yield* takeEvery(events.formChanged, storeForm);
    yield* takeLeading(events.proposalSubmitted, whileSignedIn(propose, saveFailed));
    yield* takeLeading(events.cancellationSubmitted, whileSignedIn(cancel, saveFailed));
    yield* fork(moveUndo.saga({ toasts, undo, canRetry: () => false, postpone }));
    yield* takeEvery(calendarRequested, whileSignedIn(saveCalendar, calendarFailed));
    yield* takeEvery(signedOut, () => formStorage.write(null));
  };

  function* refresh(event: Action) {
    const { applicationId, status } = yield* select(selectInterviews);
    if (status === 'loaded' && applicationId !== null && concerns(event, applicationId)) yield* reload();
  }

  function* reload() {
    const { applicationId } = yield* select(selectInterviews);
    if (applicationId === null) return;
    for (;;) {
      const { response, isOutdated } = yield* race({
        response: call(api.list, applicationId),
        isOutdated: take(events.saved),
      });
      if (response) {
        yield* put(events.interviewsLoaded({ applicationId, interviews: response.interviews }));
        yield* call(offerUndoAgain, response.interviews[0]);
      }
      // A response from before a change would offer to undo a change that was already undone.
      if (!isOutdated) return;
    }
  }

  /** Offers to undo a move after the page was loaded again, or on the page of a colleague. */
  function* offerUndoAgain(latest?: Interview) {
    if (latest?.undo_until === undefined || Date.parse(latest.undo_until) <= Date.now()) return;
    if (!(yield* select(selectMoveUndo))) yield* offerUndo(latest.id, latest.undo_until);
  }

  function* openProposal() {
    const { applicationId, interviews } = yield* select(selectInterviews);
    const stored = formStorage.read();
    const latest = interviews[0]?.status === 'cancelled' ? null : (interviews[0] ?? null);
    const draft = stored?.applicationId === applicationId ? stored.form : formFrom(latest);
    const form = latest && canMove(latest) ? { ...draft, times: draft.times.slice(0, 1) } : draft;
    yield* put(busyTimes.opened(applicationId!));
    yield* put(events.proposalOpened({ form }));
  }

  function* storeForm({ payload: form }: ReturnType<typeof events.formChanged>) {
    const { applicationId } = yield* select(selectInterviews);
    if (applicationId !== null) formStorage.write({ applicationId, form });
  }

  function* propose({ payload }: Proposal) {
    const { applicationId, interviews } = yield* select(selectInterviews);
    const latest = interviews[0];
    const interview = yield* latest && isOpen(latest)
      ? call(api.changeTimes, latest.id, payload)
      : call(api.propose, applicationId!, payload);
    formStorage.write(null);
    yield* put(events.saved(interview));
    if (interview.undo_until !== undefined) yield* offerUndo(interview.id, interview.undo_until);
    else if (interview.status === 'proposed') toasts.success({ title: text('interviews.sent') });
    else toasts.info({ title: text('interviews.unchanged') });
  }

  function* offerUndo(id: number, effectiveAt: string) {
    yield* put(moveUndo.offered({ id, endsAt: undoDeadline([effectiveAt]) }));
  }

  async function postpone({ id }: { id: number }, signal: AbortSignal) {
    return [(await api.postponeMove(id, signal)).effective_at];
  }

  function* undo({ id }: { id: number }) {
    try {
      yield* put(events.saved(yield* call(api.undoMove, id)));
    } catch (error) {
      yield* spawn(safely(reload, () => undefined));
      throw error;
    }
    toasts.info({ title: text('undo.done') });
  }

  function* cancel({ payload: { id, reason } }: Cancellation) {
    yield* put(events.saved(yield* call(api.cancel, id, reason)));
    toasts.success({ title: text('interviews.cancelledToast') });
  }

  function* saveFailed(error: unknown) {
    const failure = toApiErrorData(error);
    yield* put(events.saveFailed(failure));
    // Another user has changed the interview. The error stays on screen if reading the interview fails as well.
    if (failure.status === 409) yield* safely(reload, () => undefined)();
  }

  function* saveCalendar({ payload: { id } }: ReturnType<typeof calendarRequested>) {
    saveFile(yield* call(api.calendar, id), 'interview.ics');
  }

  // oxlint-disable-next-line require-yield -- `whileSignedIn` expects a generator
  function* calendarFailed(error: unknown) {
    toasts.error(failureNotice(toApiErrorData(error), text('interviews.calendarFailed')));
  }
}

/** Returns whether the interviews of an application may have changed. */
function concerns(event: Action, applicationId: number): boolean {
  if (interviewChanged.match(event)) return event.payload.applicationId === applicationId;
  if (!applicationStatusesChanged.match(event)) return true;
  return event.payload.changes.some(({ id }) => id === applicationId);
}
