import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Apply } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { applied, ownApplicationsLoaded } from '../../../vacancies/appliedSlice.ts';

/** State of the user's own application to a vacancy. */
type ApplyState =
  | { status: 'submitting' }
  | { status: 'applied'; responseStatus: number }
  | { status: 'failed'; error: ApiErrorData };

type State = { byVacancy: Record<number, ApplyState> };

const initialState: State = { byVacancy: {} };

const slice = createSlice({
  name: 'publicApply',
  initialState,
  reducers: {
    applySubmitted(state, { payload }: PayloadAction<{ vacancyId: number; body: Apply }>) {
      state.byVacancy[payload.vacancyId] = { status: 'submitting' };
    },
    applyFailed(state, { payload }: PayloadAction<{ vacancyId: number; error: ApiErrorData }>) {
      state.byVacancy[payload.vacancyId] = { status: 'failed', error: payload.error };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(ownApplicationsLoaded, (state, { payload: vacancyIds }) => {
        for (const id of vacancyIds) state.byVacancy[id] ??= { status: 'applied', responseStatus: 200 };
      })
      .addCase(applied, (state, { payload: { vacancyId, responseStatus } }) => {
        state.byVacancy[vacancyId] = { status: 'applied', responseStatus };
      })
      .addCase(signedOut, () => initialState),
  selectors: {
    selectApply: (state, vacancyId: number): ApplyState | undefined => state.byVacancy[vacancyId],
  },
});

export const { applySubmitted, applyFailed } = slice.actions;
export const { selectApply } = slice.injectInto(rootReducer).selectors;
