import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OwnVacancy } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type LoadState = { status: 'idle' | 'loading' | 'loaded' | 'failed'; error: ApiErrorData | null };

const adapter = createEntityAdapter<OwnVacancy>();

const initialState = adapter.getInitialState<LoadState>({ status: 'idle', error: null });

const entitySelectors = adapter.getSelectors();

const slice = createSlice({
  name: 'recruiterVacancies',
  initialState,
  reducers: {
    /** A loaded list stays on screen during a reload. */
    listOpened(state) {
      if (state.status !== 'loaded') state.status = 'loading';
    },
    listLoaded(state, { payload }: PayloadAction<OwnVacancy[]>) {
      adapter.setAll(state, payload);
      state.status = 'loaded';
      state.error = null;
    },
    /** The server confirmed a change. */
    vacancyChanged(state, { payload }: PayloadAction<OwnVacancy>) {
      if (state.entities[payload.id]) adapter.setOne(state, payload);
    },
    vacancyRemoved(state, { payload }: PayloadAction<number>) {
      adapter.removeOne(state, payload);
    },
    listLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.error = payload;
      state.status = 'failed';
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectVacancies: entitySelectors.selectAll,
    selectVacancyById: (state, id: number): OwnVacancy | undefined => state.entities[id],
    selectVacanciesStatus: (state) => state.status,
    selectVacanciesError: (state) => state.error,
  },
});

export const vacanciesSlice = slice.injectInto(rootReducer);
export const { listOpened, listLoaded, listLoadFailed, vacancyChanged, vacancyRemoved } = slice.actions;
export const { selectVacancies, selectVacancyById, selectVacanciesStatus, selectVacanciesError } =
  vacanciesSlice.selectors;
