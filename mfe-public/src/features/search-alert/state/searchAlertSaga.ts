import { selectIsAuthenticated } from '@cpa/shared/session';
import { failWith, safely } from '@cpa/shared/store';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { SearchAlertApi } from '../api/searchAlertApi.ts';
import { alertCreated, alertFailed, alertRequested } from './searchAlertSlice.ts';

export function createSearchAlertSaga(api: SearchAlertApi) {
  return function* searchAlertSaga() {
    yield* takeLeading(alertRequested, safely(createAlert, failWith(alertFailed)));
  };

  function* createAlert({ payload }: ReturnType<typeof alertRequested>) {
    const isSignedIn = yield* select(selectIsAuthenticated);
    const { email, confirmed } = yield* call(api.create, payload, isSignedIn);
    yield* put(alertCreated({ email, isConfirmed: confirmed, filter: payload.filter }));
  }
}
