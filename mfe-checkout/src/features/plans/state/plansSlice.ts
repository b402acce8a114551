import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Package } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

type Reading = { status: 'idle' | 'loading' | 'loaded' | 'failed'; failure: ApiFailure | null };

const adapter = createEntityAdapter<Package>();

const slice = createSlice({
  name: 'checkoutPlans',
  initialState: adapter.getInitialState<Reading>({ status: 'idle', failure: null }),
  reducers: {
    plansOpened(state) {
      if (state.status !== 'loaded') state.status = 'loading';
    },
    plansLoaded(state, { payload }: PayloadAction<Package[]>) {
      adapter.setAll(state, payload);
      state.status = 'loaded';
      state.failure = null;
    },
    plansLoadFailed(state, { payload }: PayloadAction<ApiFailure>) {
      state.status = 'failed';
      state.failure = payload;
    },
  },
  selectors: {
    selectPackages: adapter.getSelectors().selectAll,
    selectPlansStatus: (state) => state.status,
    selectPlansFailure: (state) => state.failure,
  },
});

/** Holds nothing of a person, so it outlives sign-out. */
export const plansSlice = slice.injectInto(rootReducer);
export const { plansLoaded, plansLoadFailed, plansOpened } = slice.actions;
export const { selectPackages, selectPlansFailure, selectPlansStatus } = plansSlice.selectors;
