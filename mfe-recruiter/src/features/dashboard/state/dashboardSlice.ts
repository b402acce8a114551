import { signedOut } from '@cpa/shared/session';
import { createResource, rootReducer } from '@cpa/shared/store';
import { createSlice } from '@reduxjs/toolkit';
import { selectCompanyFilter } from '../../../selected-company/selectedCompany.ts';
import type { DashboardApi } from '../api/dashboardApi.ts';

/** Null: of all companies. */
type OfCompany = { companyId: number | null };

export const dashboards = createResource({
  name: 'recruiterDashboards',
  load: (api: DashboardApi, { companyId }: OfCompany) => api.dashboard(companyId),
  key: ({ companyId }: OfCompany) => companyId ?? '',
});

export const selectDashboard = (state: Parameters<typeof selectCompanyFilter>[0]) =>
  dashboards.select(state, { companyId: selectCompanyFilter(state) });

const initialState = { isSendingMail: false, isShown: false };

const slice = createSlice({
  name: 'recruiterDashboard',
  initialState,
  reducers: {
    /** Events that arrive before the page is rendered reload the dashboard too. */
    dashboardOpened(state) {
      state.isShown = true;
    },
    dashboardShown(state) {
      state.isShown = true;
    },
    dashboardLeft(state) {
      state.isShown = false;
    },
    verificationMailRequested(state) {
      state.isSendingMail = true;
    },
    verificationMailDone(state) {
      state.isSendingMail = false;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectIsSendingMail: (state) => state.isSendingMail,
    selectIsDashboardShown: (state) => state.isShown,
  },
});

export const events = slice.actions;
export const { selectIsSendingMail, selectIsDashboardShown } = slice.injectInto(rootReducer).selectors;
