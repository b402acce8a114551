import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Apply } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** State of the user's own application to a vacancy. */
type ApplyState =
  | { status: 'submitting' }
  | { status: 'applied'; responseStatus: number }
  | { status: 'failed'; failure: ApiErrorData };

type State = { byVacancy: Record<number, ApplyState>; areApplicationsLoaded: boolean };

const initialState: State = { byVacancy: {}, areApplicationsLoaded: false };

const slice = createSlice({
  name: 'publicApply',
  initialState,
  reducers: {
    /** An applicant views a vacancy, so it must be known which vacancies they applied to. */
    ownApplicationsRequested() {},
    ownApplicationsLoaded(state, { payload: vacancyIds }: PayloadAction<number[]>) {
      state.areApplicationsLoaded = true;
      for (const id of vacancyIds) state.byVacancy[id] ??= { status: 'applied', responseStatus: 200 };
    },
    applySubmitted(state, { payload }: PayloadAction<{ vacancyId: number; body: Apply }>) {
      state.byVacancy[payload.vacancyId] = { status: 'submitting' };
    },
    applied(state, { payload }: PayloadAction<{ vacancyId: number; responseStatus: number }>) {
      const { vacancyId, responseStatus } = payload;
      state.byVacancy[vacancyId] = { status: 'applied', responseStatus };
    },
    applyFailed(state, { payload }: PayloadAction<{ vacancyId: number; failure: ApiErrorData }>) {
      state.byVacancy[payload.vacancyId] = { status: 'failed', failure: payload.failure };
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectAreApplicationsLoaded: (state) => state.areApplicationsLoaded,
    selectApply: (state, vacancyId: number): ApplyState | undefined => state.byVacancy[vacancyId],
  },
});

const injected = slice.injectInto(rootReducer);
export const { ownApplicationsRequested, ownApplicationsLoaded, applySubmitted, applied, applyFailed } =
  slice.actions;
export const { selectApply, selectAreApplicationsLoaded } = injected.selectors;
