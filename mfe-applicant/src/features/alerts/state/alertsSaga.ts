import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { AlertsApi } from '../api/alertsApi.ts';
import {
  alertsLoaded,
  alertsLoadFailed,
  alertsOpened,
  deleted,
  deleteFailed,
  deleteRequested,
  frequencyChosen,
} from './alertsSlice.ts';

export function createAlertsSaga(api: AlertsApi, toasts: Toasts) {
  return function* alertsSaga() {
    yield* takeLatest([alertsOpened, signedOut], safely(load, loadFailed));
    yield* takeEvery(frequencyChosen, safely(changeFrequency, changeFailed));
    yield* takeEvery(deleteRequested, safely(remove, removeFailed));
  };

  function* load(event: ReturnType<typeof alertsOpened | typeof signedOut>) {
    // `signedOut` only cancels a pending request.
    if (alertsOpened.match(event)) yield* put(alertsLoaded((yield* call(api.list)).alerts));
  }

  function* loadFailed(error: unknown) {
    yield* put(alertsLoadFailed(toApiErrorData(error)));
  }

  function* changeFrequency({ payload: { alert, frequency } }: ReturnType<typeof frequencyChosen>) {
    yield* call(api.start, { filter: alert.filter, frequency });
    toasts.success({ title: text('alerts.frequencySaved') });
  }

  /** Shows the error and the frequency of the server. */
  function* changeFailed(error: unknown) {
    toasts.error(failureNotice(toApiErrorData(error), text('alerts.frequencyFailed')));
    yield* put(alertsOpened());
  }

  function* remove({ payload: { id } }: ReturnType<typeof deleteRequested>) {
    const { response } = yield* race({ response: call(api.delete, id), cancelled: take(signedOut) });
    if (!response) return;
    yield* put(deleted({ id }));
    toasts.success({ title: text('alerts.deleted') });
  }

  function* removeFailed(error: unknown, { payload: { id } }: ReturnType<typeof deleteRequested>) {
    const failure = toApiErrorData(error);
    // Deleted elsewhere, for example with the link in an e-mail.
    if (failure.status === 404) return yield* put(deleted({ id }));
    yield* put(deleteFailed({ id }));
    toasts.error(failureNotice(failure, text('alerts.deleteFailed')));
  }
}
