import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchAlert } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type AlertListState = { deletingIds: number[] } & (
  | { status: 'loading' }
  | { status: 'loaded'; alerts: SearchAlert[] }
  | { status: 'failed'; error: ApiErrorData }
);

const initialState = { status: 'loading', deletingIds: [] } as AlertListState;

const slice = createSlice({
  name: 'publicOwnAlerts',
  initialState,
  reducers: {
    alertListOpened: (): AlertListState => initialState,
    alertListLoaded: (_state, { payload }: PayloadAction<{ alerts: SearchAlert[] }>): AlertListState => ({
      status: 'loaded',
      deletingIds: [],
      alerts: payload.alerts,
    }),
    alertListLoadFailed: (_state, { payload }: PayloadAction<ApiErrorData>): AlertListState => ({
      status: 'failed',
      deletingIds: [],
      error: payload,
    }),
    alertDeleteRequested: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.deletingIds.push(payload.id);
    },
    alertDeleted: (state, { payload }: PayloadAction<{ id: number }>) => {
      if (state.status === 'loaded') state.alerts = state.alerts.filter(({ id }) => id !== payload.id);
      state.deletingIds = state.deletingIds.filter((id) => id !== payload.id);
    },
    alertDeleteFailed: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.deletingIds = state.deletingIds.filter((id) => id !== payload.id);
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectAlertList: (state): AlertListState => state },
});

export const events = slice.actions;
export const { selectAlertList } = slice.injectInto(rootReducer).selectors;
