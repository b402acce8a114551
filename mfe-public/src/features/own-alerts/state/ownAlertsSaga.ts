import { toApiFailure } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { selectIsAuthenticated, sessionFound } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { refusalText } from '../../../requests/refusalText.ts';
import type { OwnAlertsApi } from '../api/ownAlertsApi.ts';
import {
  alertEnded,
  endFailed,
  endRequested,
  ownAlertsLoaded,
  ownAlertsLoadFailed,
  ownAlertsOpened,
} from './ownAlertsSlice.ts';

export function createOwnAlertsSaga(api: OwnAlertsApi, toasts: Toasts) {
  return function* ownAlertsSaga() {
    // Who is signed in may be known only after the page was opened.
    yield* takeLatest([ownAlertsOpened, sessionFound], safely(loadAlerts, loadFailed));
    yield* takeEvery(endRequested, safely(end, endingFailed));
  };

  function* loadAlerts() {
    if (!(yield* select(selectIsAuthenticated))) return;
    yield* put(ownAlertsLoaded({ alerts: yield* call(api.list) }));
  }

  function* end({ payload: { id } }: ReturnType<typeof endRequested>) {
    const { message } = yield* call(api.end, id);
    yield* put(alertEnded({ id }));
    toasts.success({ title: message });
  }

  function* endingFailed(error: unknown, { payload: { id } }: ReturnType<typeof endRequested>) {
    const failure = toApiFailure(error);
    // Ended elsewhere, with the link of a mail: that is what was wanted.
    if (failure.status === 404) {
      yield* put(alertEnded({ id }));
      return;
    }
    yield* put(endFailed({ id }));
    toasts.error({ title: refusalText(failure) });
  }
}

function* loadFailed(error: unknown) {
  yield* put(ownAlertsLoadFailed(toApiFailure(error)));
}
