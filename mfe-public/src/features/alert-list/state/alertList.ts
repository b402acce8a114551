import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { selectIsAuthenticated, sessionFound, signedOut } from '@cpa/shared/session';
import { createResource, rootReducer, whileSignedIn } from '@cpa/shared/store';
import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { text } from '../../../messages/laterTexts.ts';
import { failureText } from '../../../page/failureText.ts';
import type { AccountAlertsApi } from '../../../viewer/accountAlertsApi.ts';

/** IDs of the alerts that are being deleted. */
const deletions = createSlice({
  name: 'publicAlertDeletions',
  initialState: [] as number[],
  reducers: {
    alertDeleteRequested: (ids, { payload }: PayloadAction<{ id: number }>) => [...ids, payload.id],
    alertDeleted: (ids, { payload }: PayloadAction<{ id: number }>) => ids.filter((id) => id !== payload.id),
    alertDeleteFailed: (ids, { payload }: PayloadAction<{ id: number }>) =>
      ids.filter((id) => id !== payload.id),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => []),
  selectors: { selectDeletingIds: (ids) => ids },
});

export const alertListOpened = createAction('publicOwnAlerts/pageOpened');
export const { alertDeleteRequested, alertDeleted, alertDeleteFailed } = deletions.actions;
export const { selectDeletingIds } = deletions.injectInto(rootReducer).selectors;

export const ownAlerts = createResource({
  name: 'publicOwnAlerts',
  load: (api: AccountAlertsApi) => api.list(),
  changes: (builder) =>
    builder.addCase(alertDeleted, (alerts, { payload }) => alerts.filter(({ id }) => id !== payload.id)),
});

export function createAlertListSaga(api: AccountAlertsApi, toasts: Toasts) {
  return function* alertListSaga() {
    yield* fork(ownAlerts.saga(api));
    // The session may be restored only after the page was opened.
    yield* takeEvery([alertListOpened, sessionFound], loadAlerts);
    yield* takeEvery(alertDeleteRequested, whileSignedIn(deleteAlert, deleteFailed));
  };

  function* loadAlerts() {
    if (yield* select(selectIsAuthenticated)) yield* put(ownAlerts.opened());
  }

  function* deleteAlert({ payload: { id } }: ReturnType<typeof alertDeleteRequested>) {
    yield* call(api.delete, id);
    yield* put(alertDeleted({ id }));
    toasts.success({ title: text('alertList.deleted') });
  }

  function* deleteFailed(error: unknown, { payload: { id } }: ReturnType<typeof alertDeleteRequested>) {
    const failure = toApiErrorData(error);
    // Already deleted, for example with the link in an e-mail.
    if (failure.status === 404) return yield* put(alertDeleted({ id }));
    yield* put(alertDeleteFailed({ id }));
    toasts.error({ title: failureText(failure) });
  }
}
