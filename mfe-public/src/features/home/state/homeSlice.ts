import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HomepageData, Locale, OptionRef } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

type HomeState = {
  status: 'loading' | 'loaded' | 'failed';
  data: HomepageData | null;
  /** Language in which the texts were requested. */
  language?: Locale;
  failure: ApiErrorData | null;
  /** Options of the district field; empty until loaded. */
  districts: OptionRef[];
};

const initialState: HomeState = { status: 'loading', data: null, failure: null, districts: [] };

const slice = createSlice({
  name: 'publicHome',
  initialState,
  reducers: {
    /** Keeps the data on screen while it reloads. */
    homeOpened(state, _action: PayloadAction<Locale>) {
      if (!state.data) state.status = 'loading';
    },
    homeLoaded(state, { payload }: PayloadAction<{ language: Locale; data: HomepageData }>) {
      state.status = 'loaded';
      Object.assign(state, payload);
      state.failure = null;
    },
    homeLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.data) return;
      state.status = 'failed';
      state.failure = payload;
    },
    districtsLoaded(state, { payload }: PayloadAction<OptionRef[]>) {
      state.districts = payload;
    },
  },
  selectors: {
    selectHomeStatus: (state) => state.status,
    selectHome: (state) => state.data,
    selectHomeLanguage: (state) => state.language,
    selectHomeFailure: (state) => state.failure,
    selectDistricts: (state) => state.districts,
  },
});

const injected = slice.injectInto(rootReducer);
export const { homeOpened, homeLoaded, homeLoadFailed, districtsLoaded } = slice.actions;
export const { selectHomeStatus, selectHome, selectHomeLanguage, selectHomeFailure, selectDistricts } =
  injected.selectors;
