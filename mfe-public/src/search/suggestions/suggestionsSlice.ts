import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Suggestions } from '@cpa/shared/contracts';
import { rootReducer } from '@cpa/shared/store';

/** Maximum number of cached texts. */
const MAX_CACHED = 60;

type SuggestionsState = {
  /** Suggestions by text, the latest last. */
  byText: Record<string, Suggestions>;
};

const initialState: SuggestionsState = { byText: {} };

const suggestionsSlice = createSlice({
  name: 'public/suggestions',
  initialState,
  reducers: {
    textTyped: (_state, _action: PayloadAction<string>) => {},
    suggestionsLoaded(state, { payload }: PayloadAction<{ text: string; suggestions: Suggestions }>) {
      state.byText[payload.text] = payload.suggestions;
      const [oldest] = Object.keys(state.byText);
      if (Object.keys(state.byText).length > MAX_CACHED && oldest !== undefined) delete state.byText[oldest];
    },
  },
  selectors: {
    selectSuggestions: ({ byText }, text: string): Suggestions | undefined =>
      Object.hasOwn(byText, text) ? byText[text] : undefined,
  },
});

export const { textTyped, suggestionsLoaded } = suggestionsSlice.actions;
export const { selectSuggestions } = suggestionsSlice.injectInto(rootReducer).selectors;
