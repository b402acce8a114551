import type { RecruiterDashboard } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { companySelected } from '../../../selected-company/selectedCompany.ts';

type DashboardState = {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  dashboard: RecruiterDashboard | null;
  error: ApiErrorData | null;
  isSendingMail: boolean;
  isShown: boolean;
};

const initialState: DashboardState = {
  status: 'idle',
  dashboard: null,
  error: null,
  isSendingMail: false,
  isShown: false,
};

const slice = createSlice({
  name: 'recruiterDashboard',
  initialState,
  reducers: {
    /** A loaded dashboard stays on screen during a reload. Events that arrive before the page is rendered reload it too. */
    dashboardOpened(state) {
      state.isShown = true;
      if (state.status !== 'loaded') state.status = 'loading';
    },
    dashboardShown(state) {
      state.isShown = true;
    },
    dashboardLeft(state) {
      state.isShown = false;
    },
    dashboardLoaded(state, { payload }: PayloadAction<RecruiterDashboard>) {
      state.status = 'loaded';
      state.dashboard = payload;
      state.error = null;
    },
    dashboardLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.error = payload;
      if (!state.dashboard) state.status = 'failed';
    },
    verificationMailRequested(state) {
      state.isSendingMail = true;
    },
    verificationMailDone(state) {
      state.isSendingMail = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => initialState)
      .addCase(companySelected, (state) => {
        state.status = 'loading';
        state.dashboard = null;
      }),
  selectors: {
    selectDashboardState: (state) => state,
    selectIsDashboardShown: (state) => state.isShown,
  },
});

export const events = slice.actions;
export const { selectDashboardState, selectIsDashboardShown } = slice.injectInto(rootReducer).selectors;
