import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VacancyPage } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';
import { pageKey, shownList, type ShownList, type VacancyList } from '../model/shownList.ts';
import type { VacancyQuery } from '../model/vacancyQuery.ts';

/** Pages kept for going back, among them a whole list of them; the oldest goes first. */
const MOST_LISTS = 130;

const adapter = createEntityAdapter({ selectId: (list: VacancyList) => list.key });

const initialState = adapter.getInitialState({
  /** What was last asked for. */
  query: null as VacancyQuery | null,
  /** The last question that was answered: its list stays on screen while the next is under way. */
  lastShown: null as VacancyQuery | null,
});

type Opened = { query: VacancyQuery; key: string; at: number };
type Loaded = { key: string; page: VacancyPage; at: number };

const slice = createSlice({
  name: 'publicVacancySearch',
  initialState,
  reducers: {
    listOpened: {
      prepare: (query: VacancyQuery) => ({ payload: { query, key: pageKey(query), at: Date.now() } }),
      reducer(state, { payload: { query, key } }: PayloadAction<Opened>) {
        state.query = query;
        if (state.entities[key]?.status === 'loaded') state.lastShown = query;
        else awaitPage(state, key);
      },
    },
    /** More pages of the list are read. */
    moreOpened(state, { payload }: PayloadAction<{ keys: string[] }>) {
      for (const key of payload.keys) awaitPage(state, key);
    },
    listLoaded: {
      prepare: (key: string, page: VacancyPage) => ({ payload: { key, page, at: Date.now() } }),
      reducer(state, { payload: { key, page, at } }: PayloadAction<Loaded>) {
        adapter.setOne(state, { key, status: 'loaded', page, loadedAt: at });
        if (state.query && pageKey(state.query) === key) state.lastShown = state.query;
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
    selectLists: (state): Readonly<Record<string, VacancyList>> => state.entities,
    selectLastShown: (state) => state.lastShown,
  },
});

function awaitPage(state: typeof initialState, key: string): void {
  adapter.setOne(state, { key, status: 'loading', page: null });
  const oldest = state.ids.find((id) => id !== key);
  if (state.ids.length > MOST_LISTS && oldest !== undefined) adapter.removeOne(state, oldest);
}

const injected = slice.injectInto(rootReducer);
export const {
  listOpened,
  moreOpened,
  listLoaded,
  listLoadFailed,
  searchTyped,
  searchSubmitted,
  searchAbandoned,
} = slice.actions;
export const { selectQuery, selectList, selectLists, selectLastShown } = injected.selectors;

/** What stands on screen for a question; see `ShownList`. */
export function selectShown(state: object, query: VacancyQuery): ShownList {
  return shownList(selectLists(state), query, selectLastShown(state));
}
