import type { Postings } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as importEvents from './importEvents.ts';
import { events } from './importSlice.ts';

/** A vacancy that was saved as a draft and could not be published. */
export type FailedPublication = { vacancyId: number; title: string; error: ApiErrorData };

/** `stopped` is the error of an import that failed; the vacancies not yet imported stay selected. */
export type PublishReport = {
  published: number;
  failed: FailedPublication[];
  stopped: ApiErrorData | null;
};

type PublishState = {
  dialog: 'closed' | 'asking' | 'publishing';
  /** Null until loaded; they are loaded each time the dialog opens. */
  postings: Postings['companies'] | null;
  error: ApiErrorData | null;
  progress: { done: number; count: number };
  report: PublishReport | null;
};

const initialState: PublishState = {
  dialog: 'closed',
  postings: null,
  error: null,
  progress: { done: 0, count: 0 },
  report: null,
};

const slice = createSlice({
  name: 'recruiterImportPublish',
  initialState,
  reducers: {
    postingsLoaded(state, { payload }: PayloadAction<Postings['companies']>) {
      state.postings = payload;
      state.error = null;
    },
    postingsLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.error = payload;
    },
    publicationFailed(state, { payload }: PayloadAction<FailedPublication>) {
      state.progress.done += 1;
      state.report?.failed.push(payload);
    },
    publishStopped(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.report) state.report.stopped = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(importEvents.publishAsked, () => ({ ...initialState, dialog: 'asking' as const }))
      .addCase(importEvents.publishCancelled, (state) => {
        if (state.dialog === 'asking') state.dialog = 'closed';
      })
      .addCase(importEvents.publishConfirmed, (state, { payload: { planned } }) => {
        state.dialog = 'publishing';
        state.progress = { done: 0, count: planned.length };
        state.report = { published: 0, failed: [], stopped: null };
      })
      .addCase(importEvents.vacancyPublished, (state) => {
        state.progress.done += 1;
        if (state.report) state.report.published += 1;
      })
      .addCase(importEvents.publishEnded, (state) => {
        state.dialog = 'closed';
      })
      .addCase(importEvents.fetchRequested, () => initialState)
      .addCase(importEvents.companyChosen, () => initialState)
      .addCase(events.saveRequested, () => initialState)
      .addCase(signedOut, () => initialState),
  selectors: { selectPublish: (state) => state },
});

export const { postingsLoaded, postingsLoadFailed, publicationFailed, publishStopped } = slice.actions;
export const { selectPublish } = slice.injectInto(rootReducer).selectors;
