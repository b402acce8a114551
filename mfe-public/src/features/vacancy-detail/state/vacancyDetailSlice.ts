import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Vacancy } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

/**
 * Cached vacancy. `isPrefetch`: not viewed yet. `loadedAt` in milliseconds. `missing`: the server responded with 404.
 */
type VacancyRecord = { id: number } & (
  | { status: 'loading' }
  | { status: 'loaded'; vacancy: Vacancy; isPrefetch: boolean; loadedAt: number }
  | { status: 'missing' }
  | { status: 'failed'; error: ApiErrorData }
);

type Requested = PayloadAction<{ id: number; at: number }>;
const prepareRequest = (id: number) => ({ payload: { id, at: Date.now() } });

const adapter = createEntityAdapter<VacancyRecord>();

const slice = createSlice({
  name: 'publicVacancyDetail',
  initialState: adapter.getInitialState(),
  reducers: {
    /** The user views a vacancy. */
    vacancyOpened: { prepare: prepareRequest, reducer(_state, _action: Requested) {} },
    /** The user is about to open a vacancy: the pointer or the focus is on its card. */
    vacancyPrefetched: { prepare: prepareRequest, reducer(_state, _action: Requested) {} },
    vacancyLoadStarted(state, { payload }: PayloadAction<{ id: number }>) {
      if (state.entities[payload.id]?.status === 'loaded') return;
      adapter.setOne(state, { id: payload.id, status: 'loading' });
    },
    vacancyLoaded: {
      prepare: (vacancy: Vacancy, isPrefetch: boolean) => ({
        payload: { vacancy, isPrefetch, at: Date.now() },
      }),
      reducer(state, { payload }: PayloadAction<{ vacancy: Vacancy; isPrefetch: boolean; at: number }>) {
        const { vacancy, isPrefetch, at } = payload;
        adapter.setOne(state, { id: vacancy.id, status: 'loaded', vacancy, isPrefetch, loadedAt: at });
      },
    },
    vacancyLoadFailed(state, { payload }: PayloadAction<{ id: number; error: ApiErrorData }>) {
      const { id, error } = payload;
      if (error.status === 404) adapter.setOne(state, { id, status: 'missing' });
      else if (state.entities[id]?.status !== 'loaded')
        adapter.setOne(state, { id, status: 'failed', error });
    },
    /** The request was aborted because another vacancy was opened. */
    vacancyLoadAbandoned(state, { payload }: PayloadAction<{ id: number }>) {
      if (state.entities[payload.id]?.status === 'loading') adapter.removeOne(state, payload.id);
    },
  },
  selectors: {
    selectVacancyRecord: (state, id: number): VacancyRecord | undefined => state.entities[id],
    selectVacancy: (state, id: number): Vacancy | undefined => {
      const record = state.entities[id];
      return record?.status === 'loaded' ? record.vacancy : undefined;
    },
  },
});

export const events = slice.actions;
export const { selectVacancyRecord, selectVacancy } = slice.injectInto(rootReducer).selectors;
