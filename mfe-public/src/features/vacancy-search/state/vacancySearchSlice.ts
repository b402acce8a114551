import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VacancyPage } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';
import { type VacancyQuery, writeQuery } from '../model/vacancyQuery.ts';

/** One answer, kept by the question, so that going back shows it at once. `loadedAt` in milliseconds. */
export type VacancyList = { key: string } & (
  | { status: 'loading'; page: null }
  | { status: 'loaded'; page: VacancyPage; loadedAt: number }
  | { status: 'failed'; page: null; failure: ApiFailure }
);

/** Lists kept for going back; the oldest goes first. */
const MOST_LISTS = 30;

const adapter = createEntityAdapter({ selectId: (list: VacancyList) => list.key });

const initialState = adapter.getInitialState({
  /** What was last asked for. */
  query: null as VacancyQuery | null,
  /** The last list that arrived: it stays on screen while the next is under way. */
  lastLoadedKey: null as string | null,
});

const slice = createSlice({
  name: 'publicVacancySearch',
  initialState,
  reducers: {
    listOpened: {
      prepare: (query: VacancyQuery) => ({ payload: { query, key: writeQuery(query), at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<{ query: VacancyQuery; key: string; at: number }>) {
        state.query = payload.query;
        if (state.entities[payload.key]?.status === 'loaded') return;
        adapter.setOne(state, { key: payload.key, status: 'loading', page: null });
        forgetOldest(state, payload.key);
      },
    },
    listLoaded: {
      prepare: (key: string, page: VacancyPage) => ({ payload: { key, page, at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<{ key: string; page: VacancyPage; at: number }>) {
        const { key, page, at } = payload;
        adapter.setOne(state, { key, status: 'loaded', page, loadedAt: at });
        state.lastLoadedKey = key;
      },
    },
    /** What was read before stays: an old list is worth more than none. */
    listLoadFailed(state, { payload }: PayloadAction<{ key: string; failure: ApiFailure }>) {
      if (state.entities[payload.key]?.status === 'loaded') return;
      adapter.setOne(state, { ...payload, status: 'failed', page: null });
    },
    /** Somebody is typing; the list follows when they pause. */
    searchTyped(_state, _action: PayloadAction<{ text: string }>) {},
    /** Somebody pressed Enter or cleared the field; the list follows at once. */
    searchSubmitted(_state, _action: PayloadAction<{ text: string }>) {},
    /** The field is gone, as when the page was left: what was typed into it shall not lead anywhere. */
    searchAbandoned() {},
  },
  selectors: {
    selectQuery: (state) => state.query,
    selectList: (state, key: string): VacancyList | undefined => state.entities[key],
    /** The list under `key`, else the last one that arrived, else null. */
    selectShownPage: (state, key: string): VacancyPage | null => {
      const list = state.entities[key];
      if (list?.status === 'loaded') return list.page;
      if (list?.status === 'failed' || state.lastLoadedKey === null) return null;
      return state.entities[state.lastLoadedKey]?.page ?? null;
    },
  },
});

function forgetOldest(state: typeof initialState, kept: string): void {
  const oldest = state.ids.find((id) => id !== kept && id !== state.lastLoadedKey);
  if (state.ids.length > MOST_LISTS && oldest !== undefined) adapter.removeOne(state, oldest);
}

const injected = slice.injectInto(rootReducer);
export const { listOpened, listLoaded, listLoadFailed, searchTyped, searchSubmitted, searchAbandoned } =
  slice.actions;
export const { selectQuery, selectList, selectShownPage } = injected.selectors;
