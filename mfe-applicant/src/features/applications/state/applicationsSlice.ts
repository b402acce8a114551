import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicantApplication } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { togglePin, pinnedFirst } from '../model/pinning.ts';

type ApplicationsState = {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  pinnedVacancyIds: number[];
};

/** Keyed by vacancy: a user can apply to a vacancy only once. */
const adapter = createEntityAdapter({
  selectId: ({ vacancy_id }: ApplicantApplication) => vacancy_id,
});

const initialState = adapter.getInitialState<ApplicationsState>({
  status: 'idle',
  error: null,
  pinnedVacancyIds: [],
});

const entitySelectors = adapter.getSelectors();

const slice = createSlice({
  name: 'applicantApplications',
  initialState,
  reducers: {
    /** `userId` selects the stored pins. */
    applicationsOpened(state, _action: PayloadAction<{ userId: number }>) {
      if (state.status !== 'loaded') state.status = 'loading';
    },
    applicationsLoaded(state, { payload }: PayloadAction<ApplicantApplication[]>) {
      adapter.setAll(state, payload);
      state.status = 'loaded';
      state.error = null;
    },
    applicationsLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
    /** The page that shows why an interview was cancelled is open. */
    newsShown(state, { payload: { vacancyId } }: PayloadAction<{ vacancyId: number; id: number }>) {
      const application = state.entities[vacancyId];
      if (application) application.off_notification_id = null;
    },
    pinsRestored(state, { payload }: PayloadAction<number[]>) {
      state.pinnedVacancyIds = payload;
    },
    pinToggled(state, { payload }: PayloadAction<{ userId: number; vacancyId: number }>) {
      state.pinnedVacancyIds = togglePin(state.pinnedVacancyIds, payload.vacancyId);
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectApplications: createSelector(
      entitySelectors.selectAll,
      (state) => state.pinnedVacancyIds,
      pinnedFirst,
    ),
    selectApplication: (state, vacancyId: number): ApplicantApplication | undefined =>
      state.entities[vacancyId],
    selectApplicationsStatus: (state) => state.status,
    /** True once it is known that the applicant has not applied. */
    selectHasNoApplications: (state) => state.status === 'loaded' && state.ids.length === 0,
    selectApplicationsError: (state) => state.error,
    selectPinnedVacancyIds: (state) => state.pinnedVacancyIds,
  },
});

export const applicationsSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const {
  selectApplication,
  selectApplications,
  selectApplicationsError,
  selectApplicationsStatus,
  selectHasNoApplications,
  selectPinnedVacancyIds,
} = applicationsSlice.selectors;
