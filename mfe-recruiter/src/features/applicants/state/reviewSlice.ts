import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicantReview } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { reviewLoaded, statusChanged } from './applicantEvents.ts';

export type ReviewStatus = 'idle' | 'loading' | 'loaded' | 'failed';

type ReviewState = {
  status: ReviewStatus;
  error: ApiErrorData | null;
  review: ApplicantReview | null;
  isResumeOpening: boolean;
};

const initialState: ReviewState = {
  status: 'idle',
  error: null,
  review: null,
  isResumeOpening: false,
};

const slice = createSlice({
  name: 'recruiterReview',
  initialState,
  reducers: {
    /** An applicant that is already loaded stays on screen during a reload. */
    reviewOpened(state, { payload }: PayloadAction<{ id: number }>) {
      if (state.review?.id === payload.id) return;
      return { ...initialState, status: 'loading' };
    },
    reviewLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.review) return;
      state.error = payload;
      state.status = 'failed';
    },
    /** `id` identifies the application. */
    resumeRequested(state, _action: PayloadAction<{ id: number }>) {
      state.isResumeOpening = true;
    },
    resumeOpeningEnded(state) {
      state.isResumeOpening = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(reviewLoaded, ({ isResumeOpening }, { payload }) => ({
        status: 'loaded',
        error: null,
        review: payload,
        isResumeOpening,
      }))
      .addCase(statusChanged, ({ review }, { payload }) => {
        if (review?.id !== payload.id) return;
        review.status = payload.status;
        if (payload.entry) review.history.push(payload.entry);
      })
      .addCase(signedOut, () => initialState),
  selectors: {
    selectReview: (state) => state.review,
    selectReviewStatus: (state) => state.status,
    selectReviewError: (state) => state.error,
    selectIsResumeOpening: (state) => state.isResumeOpening,
  },
});

export const reviewSlice = slice.injectInto(rootReducer);
export const { resumeOpeningEnded, resumeRequested, reviewLoadFailed, reviewOpened } = slice.actions;
export const { selectIsResumeOpening, selectReview, selectReviewError, selectReviewStatus } =
  reviewSlice.selectors;
