import type { RecruiterCounts } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const initialState: { counts: RecruiterCounts | null } = { counts: null };

const slice = createSlice({
  name: 'recruiterCounts',
  initialState,
  reducers: {
    /** A page of the recruiter opened. */
    layoutOpened() {},
    countsLoaded(state, { payload }: PayloadAction<RecruiterCounts | null>) {
      state.counts = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectCounts: (state) => state.counts },
});

const countsSlice = slice.injectInto(rootReducer);
export const { layoutOpened, countsLoaded } = slice.actions;
export const { selectCounts } = countsSlice.selectors;
