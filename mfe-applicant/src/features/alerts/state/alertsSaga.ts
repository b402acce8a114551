import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { failWith, whileSignedIn } from '@cpa/shared/store';
import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { AlertsApi } from '../api/alertsApi.ts';
import * as events from './alertsSlice.ts';

export function createAlertsSaga(api: AlertsApi, toasts: Toasts) {
  return function* alertsSaga() {
    yield* takeLatest(events.alertsOpened, whileSignedIn(load, failWith(events.alertsLoadFailed)));
    yield* takeEvery(events.frequencyChosen, whileSignedIn(changeFrequency, changeFailed));
    yield* takeEvery(events.deleteRequested, whileSignedIn(remove, removeFailed));
  };

  function* load() {
    yield* put(events.alertsLoaded((yield* call(api.list)).alerts));
  }

  function* changeFrequency({ payload: { alert, frequency } }: ReturnType<typeof events.frequencyChosen>) {
    yield* call(api.start, { filter: alert.filter, frequency });
    toasts.success({ title: text('alerts.frequencySaved') });
  }

  /** Shows the error and the frequency of the server. */
  function* changeFailed(error: unknown) {
    toasts.error(failureNotice(toApiErrorData(error), text('alerts.frequencyFailed')));
    yield* put(events.alertsOpened());
  }

  function* remove({ payload: { id } }: ReturnType<typeof events.deleteRequested>) {
    yield* call(api.delete, id);
    yield* put(events.deleted({ id }));
    toasts.success({ title: text('alerts.deleted') });
  }

  function* removeFailed(error: unknown, { payload: { id } }: ReturnType<typeof events.deleteRequested>) {
    const failure = toApiErrorData(error);
    // Deleted elsewhere, for example with the link in an e-mail.
    if (failure.status === 404) return yield* put(events.deleted({ id }));
    yield* put(events.deleteFailed({ id }));
    toasts.error(failureNotice(failure, text('alerts.deleteFailed')));
  }
}
