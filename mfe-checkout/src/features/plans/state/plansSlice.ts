import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Package } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

type LoadState = { status: 'idle' | 'loading' | 'loaded' | 'failed'; error: ApiErrorData | null };

const adapter = createEntityAdapter<Package>();

const slice = createSlice({
  name: 'checkoutPlans',
  initialState: adapter.getInitialState<LoadState>({ status: 'idle', error: null }),
  reducers: {
    plansOpened(state) {
      if (state.status !== 'loaded') state.status = 'loading';
      state.error = null;
    },
    plansLoaded(state, { payload }: PayloadAction<Package[]>) {
      adapter.setAll(state, payload);
      state.status = 'loaded';
    },
    /** Plans that are shown stay. */
    plansLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.status !== 'loaded') state.status = 'failed';
      state.error = payload;
    },
  },
  selectors: {
    selectPackages: adapter.getSelectors().selectAll,
    selectPlansStatus: (state) => state.status,
    selectPlansError: (state) => state.error,
  },
});

/** Holds public data only, so it is not reset at sign-out. */
export const plansSlice = slice.injectInto(rootReducer);
export const { plansLoaded, plansLoadFailed, plansOpened } = slice.actions;
export const { selectPackages, selectPlansError, selectPlansStatus } = plansSlice.selectors;
