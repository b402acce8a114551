import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OwnVacancy } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type Reading = { status: 'idle' | 'loading' | 'loaded' | 'failed'; failure: ApiFailure | null };

const adapter = createEntityAdapter<OwnVacancy>();

const initialState = adapter.getInitialState<Reading>({ status: 'idle', failure: null });

const entitySelectors = adapter.getSelectors();

const slice = createSlice({
  name: 'recruiterVacancies',
  initialState,
  reducers: {
    /** A page that shows the company's vacancies was opened; what is known already stays on screen meanwhile. */
    listOpened(state) {
      if (state.status !== 'loaded') state.status = 'loading';
    },
    listLoaded(state, { payload }: PayloadAction<OwnVacancy[]>) {
      adapter.setAll(state, payload);
      state.status = 'loaded';
      state.failure = null;
    },
    listLoadFailed(state, { payload }: PayloadAction<ApiFailure>) {
      state.failure = payload;
      state.status = 'failed';
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectVacancies: entitySelectors.selectAll,
    selectVacancyById: (state, id: number): OwnVacancy | undefined => state.entities[id],
    selectVacanciesStatus: (state) => state.status,
    selectVacanciesFailure: (state) => state.failure,
  },
});

export const vacanciesSlice = slice.injectInto(rootReducer);
export const { listOpened, listLoaded, listLoadFailed } = slice.actions;
export const { selectVacancies, selectVacancyById, selectVacanciesStatus, selectVacanciesFailure } =
  vacanciesSlice.selectors;
