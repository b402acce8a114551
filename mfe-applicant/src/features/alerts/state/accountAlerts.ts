import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AlertFrequency, SearchAlert } from '@cpa/shared/contracts';
import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { createResource, rootReducer, whileSignedIn } from '@cpa/shared/store';
import { call, fork, put, takeEvery } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { AlertsApi } from '../api/alertsApi.ts';

type Choice = { alert: SearchAlert; frequency: AlertFrequency };
type Deletion = PayloadAction<{ id: number }>;

const ended = (ids: number[], { payload }: Deletion) => ids.filter((id) => id !== payload.id);

/** IDs of the alerts that are being deleted. */
const slice = createSlice({
  name: 'applicantAlertDeletions',
  initialState: [] as number[],
  reducers: {
    frequencyChosen(_ids, _action: PayloadAction<Choice>) {},
    frequencyNotSaved(_ids, _action: PayloadAction<Choice>) {},
    deleteRequested: (ids, { payload }: Deletion) => [...ids, payload.id],
    deleted: ended,
    deleteFailed: ended,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => []),
  selectors: { selectDeletingIds: (ids) => ids },
});

const events = slice.actions;
export const { deleteRequested, frequencyChosen } = events;
export const { selectDeletingIds } = slice.injectInto(rootReducer).selectors;

/** A chosen frequency is shown at once. */
export const accountAlerts = createResource({
  name: 'applicantAlerts',
  load: async (api: AlertsApi) => (await api.list()).alerts,
  changes: (builder) =>
    builder
      .addCase(frequencyChosen, (alerts, { payload: { alert, frequency } }) =>
        alerts.map((each) => (each.id === alert.id ? { ...each, frequency } : each)),
      )
      .addCase(events.frequencyNotSaved, (alerts, { payload: { alert, frequency } }) =>
        alerts.map((each) => (each.id === alert.id && each.frequency === frequency ? alert : each)),
      )
      .addCase(events.deleted, (alerts, { payload }) => alerts.filter(({ id }) => id !== payload.id)),
});

export function createAlertsSaga(api: AlertsApi, toasts: Toasts) {
  return function* alertsSaga() {
    yield* fork(accountAlerts.saga(api));
    yield* takeEvery(frequencyChosen, whileSignedIn(changeFrequency, changeFailed));
    yield* takeEvery(deleteRequested, whileSignedIn(remove, removeFailed));
  };

  function* changeFrequency({ payload: { alert, frequency } }: PayloadAction<Choice>) {
    yield* call(api.start, { filter: alert.filter, frequency });
    toasts.success({ title: text('alerts.frequencySaved') });
  }

  /** Shows the error and the frequency of the server. */
  function* changeFailed(error: unknown, { payload }: PayloadAction<Choice>) {
    toasts.error(failureNotice(toApiErrorData(error), text('alerts.frequencyFailed')));
    yield* put(events.frequencyNotSaved(payload));
    yield* put(accountAlerts.opened());
  }

  function* remove({ payload: { id } }: Deletion) {
    yield* call(api.delete, id);
    yield* put(events.deleted({ id }));
    toasts.success({ title: text('alerts.deleted') });
  }

  function* removeFailed(error: unknown, { payload: { id } }: Deletion) {
    const failure = toApiErrorData(error);
    // Deleted elsewhere, for example with the link in an e-mail.
    if (failure.status === 404) return yield* put(events.deleted({ id }));
    yield* put(events.deleteFailed({ id }));
    toasts.error(failureNotice(failure, text('alerts.deleteFailed')));
  }
}
