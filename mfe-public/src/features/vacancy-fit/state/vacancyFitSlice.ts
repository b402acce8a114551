import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import type { FitProfile } from '../model/fitOf.ts';

type FitState = { profile: FitProfile | null };

const initialState: FitState = { profile: null };

const slice = createSlice({
  name: 'publicVacancyFit',
  initialState,
  reducers: {
    /** A vacancy was opened; its id. */
    fitRequested(_state, _action: PayloadAction<number>) {},
    fitProfileLoaded: (_state, { payload }: PayloadAction<FitProfile>): FitState => ({ profile: payload }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectFitProfile: (state): FitProfile | null => state.profile },
});

export const { fitRequested, fitProfileLoaded } = slice.actions;
export const { selectFitProfile } = slice.injectInto(rootReducer).selectors;
