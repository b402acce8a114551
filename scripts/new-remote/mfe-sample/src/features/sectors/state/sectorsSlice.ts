import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { byName, type Sector } from '../model/byName.ts';

type SectorsState = {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: ApiErrorData | null;
  sectors: Sector[];
};

const initialState: SectorsState = { status: 'idle', failure: null, sectors: [] };

const slice = createSlice({
  name: 'sampleSectors',
  initialState,
  reducers: {
    sectorsOpened(state) {
      if (state.status !== 'loaded') state.status = 'loading';
    },
    sectorsLoaded(state, { payload }: PayloadAction<Sector[]>) {
      state.sectors = payload;
      state.status = 'loaded';
      state.failure = null;
    },
    sectorsLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.failure = payload;
    },
  },
  selectors: {
    selectSectors: createSelector((state: SectorsState) => state.sectors, byName),
    selectSectorsStatus: (state) => state.status,
    selectSectorsFailure: (state) => state.failure,
  },
});

/** Contains no personal data, so it survives sign-out. A slice that does must reset on `signedOut`. */
const injected = slice.injectInto(rootReducer);
export const { sectorsLoaded, sectorsLoadFailed, sectorsOpened } = slice.actions;
export const { selectSectors, selectSectorsFailure, selectSectorsStatus } = injected.selectors;
