import type { RecruiterCounts } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { companySelected } from '../../../selected-company/selectedCompany.ts';

type CountsState = {
  counts: RecruiterCounts | null;
  /** True once a page of the recruiter was opened: other pages need no counts. */
  isOpened: boolean;
};

const initialState: CountsState = { counts: null, isOpened: false };

const slice = createSlice({
  name: 'recruiterCounts',
  initialState,
  reducers: {
    /** A page of the recruiter opened. */
    layoutOpened(state) {
      state.isOpened = true;
    },
    countsLoaded(state, { payload }: PayloadAction<RecruiterCounts | null>) {
      state.counts = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => initialState)
      .addCase(companySelected, (state) => {
        state.counts = null;
      }),
  selectors: {
    selectCounts: (state) => state.counts,
    selectAreCountsOpened: (state) => state.isOpened,
  },
});

export const { layoutOpened, countsLoaded } = slice.actions;
export const { selectAreCountsOpened, selectCounts } = slice.injectInto(rootReducer).selectors;
