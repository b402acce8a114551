import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AlertFrequency, SearchAlert } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type AlertsState = {
  status: 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  alerts: SearchAlert[];
  /** Alerts that are being deleted. */
  deletingIds: number[];
};

const initialState: AlertsState = { status: 'loading', error: null, alerts: [], deletingIds: [] };

const slice = createSlice({
  name: 'applicantAlerts',
  initialState,
  reducers: {
    alertsOpened(state) {
      if (state.status === 'failed') state.status = 'loading';
    },
    alertsLoaded: (_state, { payload }: PayloadAction<SearchAlert[]>) => ({
      ...initialState,
      status: 'loaded' as const,
      alerts: payload,
    }),
    alertsLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
    /** Shows the frequency at once; a failure loads the list again. */
    frequencyChosen(state, { payload }: PayloadAction<{ alert: SearchAlert; frequency: AlertFrequency }>) {
      const alert = state.alerts.find(({ id }) => id === payload.alert.id);
      if (alert) alert.frequency = payload.frequency;
    },
    deleteRequested(state, { payload }: PayloadAction<{ id: number }>) {
      state.deletingIds.push(payload.id);
    },
    deleted(state, { payload }: PayloadAction<{ id: number }>) {
      state.alerts = state.alerts.filter(({ id }) => id !== payload.id);
      state.deletingIds = state.deletingIds.filter((id) => id !== payload.id);
    },
    deleteFailed(state, { payload }: PayloadAction<{ id: number }>) {
      state.deletingIds = state.deletingIds.filter((id) => id !== payload.id);
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectAlerts: (state): AlertsState => state },
});

export const {
  alertsLoaded,
  alertsLoadFailed,
  alertsOpened,
  deleted,
  deleteFailed,
  deleteRequested,
  frequencyChosen,
} = slice.actions;
export const { selectAlerts } = slice.injectInto(rootReducer).selectors;
