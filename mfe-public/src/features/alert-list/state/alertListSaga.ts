import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { selectIsAuthenticated, sessionFound } from '@cpa/shared/session';
import { failWith, safely } from '@cpa/shared/store';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureText } from '../../../page/failureText.ts';
import { text } from '../../../messages/texts.ts';
import type { AccountAlertsApi } from '../../../viewer/accountAlertsApi.ts';
import { events } from './alertListSlice.ts';

export function createAlertListSaga(api: AccountAlertsApi, toasts: Toasts) {
  return function* alertListSaga() {
    // The session may be restored only after the page was opened.
    yield* takeLatest(
      [events.alertListOpened, sessionFound],
      safely(loadAlerts, failWith(events.alertListLoadFailed)),
    );
    yield* takeEvery(events.alertDeleteRequested, safely(deleteAlert, deleteFailed));
  };

  function* loadAlerts() {
    if (!(yield* select(selectIsAuthenticated))) return;
    yield* put(events.alertListLoaded({ alerts: yield* call(api.list) }));
  }

  function* deleteAlert({ payload: { id } }: ReturnType<typeof events.alertDeleteRequested>) {
    yield* call(api.delete, id);
    yield* put(events.alertDeleted({ id }));
    toasts.success({ title: text('alertList.deleted') });
  }

  function* deleteFailed(
    error: unknown,
    { payload: { id } }: ReturnType<typeof events.alertDeleteRequested>,
  ) {
    const failure = toApiErrorData(error);
    // Already deleted, for example with the link in an e-mail.
    if (failure.status === 404) {
      yield* put(events.alertDeleted({ id }));
      return;
    }
    yield* put(events.alertDeleteFailed({ id }));
    toasts.error({ title: failureText(failure) });
  }
}
