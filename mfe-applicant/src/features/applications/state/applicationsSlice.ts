import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicantApplication } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { togglePin, withPins } from '../model/pinning.ts';

type Reading = {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: ApiFailure | null;
  pinnedVacancyIds: number[];
};

/** By vacancy: a person applies to a vacancy once. */
const adapter = createEntityAdapter({
  selectId: ({ vacancy_id }: ApplicantApplication) => vacancy_id,
});

const initialState = adapter.getInitialState<Reading>({
  status: 'idle',
  failure: null,
  pinnedVacancyIds: [],
});

const entitySelectors = adapter.getSelectors();

const slice = createSlice({
  name: 'applicantApplications',
  initialState,
  reducers: {
    /** The applications, or one of them, are wanted on screen; `personId` says whose pins go with them. */
    applicationsOpened(state, _action: PayloadAction<{ personId: number }>) {
      if (state.status !== 'loaded') state.status = 'loading';
    },
    applicationsLoaded(state, { payload }: PayloadAction<ApplicantApplication[]>) {
      adapter.setAll(state, payload);
      state.status = 'loaded';
      state.failure = null;
    },
    applicationsLoadFailed(state, { payload }: PayloadAction<ApiFailure>) {
      state.status = 'failed';
      state.failure = payload;
    },
    pinsRestored(state, { payload }: PayloadAction<number[]>) {
      state.pinnedVacancyIds = payload;
    },
    pinToggled(state, { payload }: PayloadAction<{ personId: number; vacancyId: number }>) {
      state.pinnedVacancyIds = togglePin(state.pinnedVacancyIds, payload.vacancyId);
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectApplications: createSelector(
      entitySelectors.selectAll,
      (state) => state.pinnedVacancyIds,
      withPins,
    ),
    selectApplication: (state, vacancyId: number): ApplicantApplication | undefined =>
      state.entities[vacancyId],
    selectApplicationsStatus: (state) => state.status,
    selectApplicationsFailure: (state) => state.failure,
    selectPinnedVacancyIds: (state) => state.pinnedVacancyIds,
  },
});

export const applicationsSlice = slice.injectInto(rootReducer);
export const { applicationsLoaded, applicationsLoadFailed, applicationsOpened, pinToggled, pinsRestored } =
  slice.actions;
export const {
  selectApplication,
  selectApplications,
  selectApplicationsFailure,
  selectApplicationsStatus,
  selectPinnedVacancyIds,
} = applicationsSlice.selectors;
