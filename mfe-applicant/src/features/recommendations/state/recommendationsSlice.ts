import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Recommendations } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** `missing`: the account has no profile yet, so there is nothing to match. */
type Status = 'loading' | 'loaded' | 'missing' | 'failed';

type RecommendationsState = {
  status: Status;
  data: Recommendations | null;
  error: ApiErrorData | null;
  /** The vacancy hidden last, which can be shown again. */
  hiddenId: number | null;
};

const initialState: RecommendationsState = { status: 'loading', data: null, error: null, hiddenId: null };

const slice = createSlice({
  name: 'applicantRecommendations',
  initialState,
  reducers: {
    recommendationsOpened(state) {
      if (!state.data) state.status = 'loading';
      state.hiddenId = null;
    },
    recommendationsLoaded(state, { payload }: PayloadAction<Recommendations>) {
      state.data = payload;
      state.status = 'loaded';
      state.error = null;
    },
    profileNotFound(state) {
      state.status = 'missing';
    },
    recommendationsFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
    hideRequested(state, { payload: id }: PayloadAction<number>) {
      state.hiddenId = id;
    },
    undoRequested(state, _action: PayloadAction<number>) {
      state.hiddenId = null;
    },
    switched(state, { payload: isOn }: PayloadAction<boolean>) {
      if (state.data) state.data.is_on = isOn;
      state.hiddenId = null;
    },
    /** A change was rejected; `recommendationsLoaded` follows with the state of the server. */
    changeFailed(state) {
      state.hiddenId = null;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectRecommendations: (state) => state },
});

export const recommendationsSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const { selectRecommendations } = recommendationsSlice.selectors;
