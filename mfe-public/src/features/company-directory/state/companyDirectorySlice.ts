import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanyPage } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';
import { type CompanyQuery, writeCompanyQuery } from '../model/companyQuery.ts';

type DirectoryState = {
  /** What was last asked for. */
  query: CompanyQuery | null;
  status: 'loading' | 'loaded' | 'failed';
  /** The last answer; it stays on screen while the next is under way. */
  page: CompanyPage | null;
  /** The question that `page` answers. */
  pageKey: string | null;
  failure: ApiFailure | null;
};

const initialState: DirectoryState = {
  query: null,
  status: 'loading',
  page: null,
  pageKey: null,
  failure: null,
};

const slice = createSlice({
  name: 'publicCompanyDirectory',
  initialState,
  reducers: {
    directoryOpened(state, { payload }: PayloadAction<CompanyQuery>) {
      state.query = payload;
      state.status = state.pageKey === writeCompanyQuery(payload) ? 'loaded' : 'loading';
    },
    directoryLoaded(state, { payload }: PayloadAction<{ key: string; page: CompanyPage }>) {
      state.status = 'loaded';
      state.page = payload.page;
      state.pageKey = payload.key;
      state.failure = null;
    },
    directoryLoadFailed(state, { payload }: PayloadAction<ApiFailure>) {
      // The same list, read again in vain, stays.
      if (state.status === 'loaded') return;
      state.status = 'failed';
      state.failure = payload;
    },
    companySearchTyped(_state, _action: PayloadAction<{ text: string }>) {},
    /** Enter was pressed or the field was cleared; the list follows at once. */
    companySearchSubmitted(_state, _action: PayloadAction<{ text: string }>) {},
    /** The field is gone, as when the page was left: what was typed into it shall not lead anywhere. */
    companySearchAbandoned() {},
  },
  selectors: {
    selectDirectoryQuery: (state) => state.query,
    selectDirectoryStatus: (state) => state.status,
    selectDirectoryPage: (state) => state.page,
    selectDirectoryFailure: (state) => state.failure,
  },
});

const injected = slice.injectInto(rootReducer);
export const {
  directoryOpened,
  directoryLoaded,
  directoryLoadFailed,
  companySearchTyped,
  companySearchSubmitted,
  companySearchAbandoned,
} = slice.actions;
export const { selectDirectoryQuery, selectDirectoryStatus, selectDirectoryPage, selectDirectoryFailure } =
  injected.selectors;
