import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SuggestedOccupation } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type OccupationState = {
  /** The text that the suggestions are for. */
  text: string;
  /** Null while they are loaded, and after a failure. */
  suggestions: SuggestedOccupation[] | null;
};

const initialState: OccupationState = { text: '', suggestions: null };

const slice = createSlice({
  name: 'recruiterVacancyEditor/occupation',
  initialState,
  reducers: {
    occupationTyped(state, { payload }: PayloadAction<string>) {
      // Suggestions of the shorter text stay until those of the continued one are loaded.
      if (!payload.startsWith(state.text) || state.text === '') state.suggestions = null;
      state.text = payload;
    },
    occupationsSuggested(
      state,
      { payload }: PayloadAction<{ text: string; suggestions: SuggestedOccupation[] }>,
    ) {
      if (payload.text === state.text) state.suggestions = payload.suggestions;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectSuggestedOccupations: ({ suggestions }) => suggestions },
});

export const { occupationTyped, occupationsSuggested } = slice.actions;
export const { selectSuggestedOccupations } = slice.injectInto(rootReducer).selectors;
