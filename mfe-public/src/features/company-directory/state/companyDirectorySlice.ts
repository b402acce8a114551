import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CompanyPage } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';
import { type CompanyQuery, writeCompanyQuery } from '../model/companyQuery.ts';

type DirectoryState = {
  status: 'loading' | 'loaded' | 'failed';
  /** Latest response; stays on screen while the next one loads. */
  page: CompanyPage | null;
  /** Serialised query that `page` belongs to. */
  pageKey: string | null;
  failure: ApiErrorData | null;
};

const initialState: DirectoryState = {
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
      state.status = state.pageKey === writeCompanyQuery(payload) ? 'loaded' : 'loading';
    },
    directoryLoaded(state, { payload }: PayloadAction<{ key: string; page: CompanyPage }>) {
      state.status = 'loaded';
      state.page = payload.page;
      state.pageKey = payload.key;
      state.failure = null;
    },
    directoryLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      // A failed reload keeps the list on screen.
      if (state.status === 'loaded') return;
      state.status = 'failed';
      state.failure = payload;
    },
  },
  selectors: {
    selectDirectoryStatus: (state) => state.status,
    selectDirectoryPage: (state) => state.page,
    selectDirectoryFailure: (state) => state.failure,
  },
});

const injected = slice.injectInto(rootReducer);
export const { directoryOpened, directoryLoaded, directoryLoadFailed } = slice.actions;
export const { selectDirectoryStatus, selectDirectoryPage, selectDirectoryFailure } = injected.selectors;
