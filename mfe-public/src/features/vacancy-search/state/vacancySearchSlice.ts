import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VacancyPage } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';
import { pageKey, displayedList, type DisplayedList, type VacancyList } from '../model/displayedList.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';

/** Maximum number of cached pages, enough for a full list; the oldest is evicted first. */
const MAX_LISTS = 130;

const adapter = createEntityAdapter({ selectId: (list: VacancyList) => list.key });

type ListState = {
  /** Query of the list on screen, which stays while the next one loads. */
  lastDisplayed: VacancyQuery | null;
  /**
   * Time at which each page was loaded, in milliseconds. Separate from the pages, so that these equal those of the
   * server: otherwise the list would render again right after hydration.
   */
  loadedAt: Record<string, number>;
};

const initialState = adapter.getInitialState<ListState>({ lastDisplayed: null, loadedAt: {} });

type Opened = { query: VacancyQuery; key: string; at: number };
type Loaded = { query: VacancyQuery; page: VacancyPage; at: number };
type PageLoaded = { key: string; page: VacancyPage; at: number };

const slice = createSlice({
  name: 'publicVacancySearch',
  initialState,
  reducers: {
    listOpened: {
      prepare: (query: VacancyQuery) => ({ payload: { query, key: pageKey(query), at: Date.now() } }),
      reducer(state, { payload: { query, key } }: PayloadAction<Opened>) {
        if (state.entities[key]?.status === 'loaded') state.lastDisplayed = query;
        else markLoading(state, key);
      },
    },
    listLoaded: {
      prepare: (query: VacancyQuery, page: VacancyPage) => ({ payload: { query, page, at: Date.now() } }),
      reducer(state, { payload: { query, page, at } }: PayloadAction<Loaded>) {
        setLoaded(state, pageKey(query), page, at);
        state.lastDisplayed = query;
      },
    },
    /** The first page of a query is needed that is not on screen yet. */
    previewRequested: {
      prepare: (query: VacancyQuery) => ({ payload: { query, key: pageKey(query), at: Date.now() } }),
      reducer(state, { payload: { key } }: PayloadAction<Opened>) {
        if (state.entities[key]?.status !== 'loaded') markLoading(state, key);
      },
    },
    /** Further pages of the list are being loaded. */
    moreRequested(state, { payload }: PayloadAction<{ keys: string[] }>) {
      for (const key of payload.keys) markLoading(state, key);
    },
    /** A further page of the list, or the first page of a preview. */
    pageLoaded: {
      prepare: (key: string, page: VacancyPage) => ({ payload: { key, page, at: Date.now() } }),
      reducer(state, { payload: { key, page, at } }: PayloadAction<PageLoaded>) {
        setLoaded(state, key, page, at);
      },
    },
    /** Keeps a cached page when a reload fails. */
    listLoadFailed(state, { payload }: PayloadAction<{ key: string; error: ApiErrorData }>) {
      if (state.entities[payload.key]?.status === 'loaded') return;
      adapter.setOne(state, { ...payload, status: 'failed', page: null });
    },
  },
  selectors: {
    selectList: (state, key: string): VacancyList | undefined => state.entities[key],
    selectLists: (state): Readonly<Record<string, VacancyList>> => state.entities,
    selectLastDisplayed: (state) => state.lastDisplayed,
    selectLoadedAt: (state, key: string): number | undefined => state.loadedAt[key],
  },
});

function setLoaded(state: typeof initialState, key: string, page: VacancyPage, at: number): void {
  adapter.setOne(state, { key, status: 'loaded', page });
  state.loadedAt[key] = at;
}

function markLoading(state: typeof initialState, key: string): void {
  adapter.setOne(state, { key, status: 'loading', page: null });
  const oldest = state.ids.find((id) => id !== key);
  if (state.ids.length <= MAX_LISTS || oldest === undefined) return;
  adapter.removeOne(state, oldest);
  delete state.loadedAt[oldest];
}

export const { listOpened, listLoaded, listLoadFailed, moreRequested, pageLoaded, previewRequested } =
  slice.actions;
export const { selectList, selectLists, selectLastDisplayed, selectLoadedAt } =
  slice.injectInto(rootReducer).selectors;

/** Returns the list on screen for a query; see `DisplayedList`. */
export function selectDisplayed(state: object, query: VacancyQuery): DisplayedList {
  return displayedList(selectLists(state), query, selectLastDisplayed(state));
}
