import type { RecruiterVacancy, VacancyUpdate } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { companyChosen, fetchRequested } from './importEvents.ts';

/** The vacancy that found ones are compared with. */
export type ComparedVacancy = {
  status: 'loading' | 'loaded' | 'failed' | 'updating';
  vacancy: RecruiterVacancy | null;
  /** Error of loading or of the last update. */
  error: ApiErrorData | null;
  /** True after an update, until the comparison is opened again. */
  isUpdated: boolean;
};

/** Keyed by the ID of the vacancy. */
type ComparisonState = Record<string, ComparedVacancy>;

const initialState: ComparisonState = {};

const slice = createSlice({
  name: 'recruiterImportComparison',
  initialState,
  reducers: {
    /** Loads the vacancy again, because it may have changed. A loaded one stays on screen. */
    comparisonOpened(state, { payload: id }: PayloadAction<number>) {
      if (state[id]?.status === 'updating') return;
      state[id] = { status: 'loading', vacancy: state[id]?.vacancy ?? null, error: null, isUpdated: false };
    },
    comparisonLoaded(state, { payload: vacancy }: PayloadAction<RecruiterVacancy>) {
      state[vacancy.id] = { status: 'loaded', vacancy, error: null, isUpdated: false };
    },
    comparisonFailed(state, { payload: { id, error } }: PayloadAction<{ id: number; error: ApiErrorData }>) {
      state[id] = { status: 'failed', vacancy: state[id]?.vacancy ?? null, error, isUpdated: false };
    },
    updateRequested(state, { payload: { id } }: PayloadAction<{ id: number; changes: VacancyUpdate }>) {
      const compared = state[id];
      if (compared) Object.assign(compared, { status: 'updating', error: null, isUpdated: false });
    },
    updated(state, { payload: vacancy }: PayloadAction<RecruiterVacancy>) {
      state[vacancy.id] = { status: 'loaded', vacancy, error: null, isUpdated: true };
    },
    updateFailed(state, { payload: { id, error } }: PayloadAction<{ id: number; error: ApiErrorData }>) {
      const compared = state[id];
      if (compared) Object.assign(compared, { status: 'loaded', error });
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(fetchRequested, () => initialState)
      .addCase(companyChosen, () => initialState)
      .addCase(signedOut, () => initialState),
  selectors: { selectCompared: (state, id: number): ComparedVacancy | undefined => state[id] },
});

export const events = slice.actions;
export const { selectCompared } = slice.injectInto(rootReducer).selectors;
