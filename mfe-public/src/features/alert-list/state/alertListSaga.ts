import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { selectIsAuthenticated, sessionFound } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureText } from '../../../http/failureText.ts';
import { text } from '../../../messages/texts.ts';
import type { AccountAlertsApi } from '../../../account-alerts/accountAlertsApi.ts';
import {
  alertDeleted,
  alertDeleteFailed,
  alertDeleteRequested,
  alertListLoaded,
  alertListLoadFailed,
  alertListOpened,
} from './alertListSlice.ts';

export function createAlertListSaga(api: AccountAlertsApi, toasts: Toasts) {
  return function* alertListSaga() {
    // The session may be restored only after the page was opened.
    yield* takeLatest([alertListOpened, sessionFound], safely(loadAlerts, loadFailed));
    yield* takeEvery(alertDeleteRequested, safely(deleteAlert, deleteFailed));
  };

  function* loadAlerts() {
    if (!(yield* select(selectIsAuthenticated))) return;
    yield* put(alertListLoaded({ alerts: yield* call(api.list) }));
  }

  function* deleteAlert({ payload: { id } }: ReturnType<typeof alertDeleteRequested>) {
    yield* call(api.delete, id);
    yield* put(alertDeleted({ id }));
    toasts.success({ title: text('alertList.deleted') });
  }

  function* deleteFailed(error: unknown, { payload: { id } }: ReturnType<typeof alertDeleteRequested>) {
    const failure = toApiErrorData(error);
    // Already deleted, for example with the link in an e-mail.
    if (failure.status === 404) {
      yield* put(alertDeleted({ id }));
      return;
    }
    yield* put(alertDeleteFailed({ id }));
    toasts.error({ title: failureText(failure) });
  }
}

function* loadFailed(error: unknown) {
  yield* put(alertListLoadFailed(toApiErrorData(error)));
}
