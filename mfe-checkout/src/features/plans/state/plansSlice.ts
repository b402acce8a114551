import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Package } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

type LoadState = {
  /** The latest request. */
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** True from the first response on: plans that are shown stay when a later request fails. */
  hasPlans: boolean;
  /** The failure of the latest response. A retry keeps it until its own response. */
  error: ApiErrorData | null;
};

const adapter = createEntityAdapter<Package>();

const slice = createSlice({
  name: 'checkoutPlans',
  initialState: adapter.getInitialState<LoadState>({ status: 'idle', hasPlans: false, error: null }),
  reducers: {
    plansOpened(state) {
      state.status = 'loading';
    },
    plansLoaded(state, { payload }: PayloadAction<Package[]>) {
      adapter.setAll(state, payload);
      state.status = 'loaded';
      state.hasPlans = true;
      state.error = null;
    },
    plansLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
  },
  selectors: {
    selectPackages: adapter.getSelectors().selectAll,
    /** `loaded` while there are plans to show, even earlier ones. */
    selectPlansStatus: (state) => (state.hasPlans ? 'loaded' : state.status),
    selectPlansError: (state) => state.error,
    selectLatestPlansRequest: (state) => state.status,
  },
});

/** Holds public data only, so it is not reset at sign-out. */
export const plansSlice = slice.injectInto(rootReducer);
export const { plansLoaded, plansLoadFailed, plansOpened } = slice.actions;
export const { selectLatestPlansRequest, selectPackages, selectPlansError, selectPlansStatus } =
  plansSlice.selectors;
