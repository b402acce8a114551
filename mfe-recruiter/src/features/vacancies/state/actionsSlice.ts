import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Package, Postings } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import type { VacancyAction } from '../model/likelyAction.ts';

/** Vacancy of a confirmed action. `valid_through` is the new last day, for `extend` and `repost`. */
export type ActionTarget = { id: number; title: string; valid_through?: string };

export type FailedTarget = { target: ActionTarget; error: ApiErrorData };

/** Calls run one after another, so that postings are used in the order that was shown. */
export type ActionRun =
  | { status: 'idle' }
  | { status: 'working'; action: VacancyAction; targets: ActionTarget[]; done: number }
  | { status: 'finished'; action: VacancyAction; succeeded: ActionTarget[]; failed: FailedTarget[] };

type ActionsState = {
  run: ActionRun;
  /** Vacancy that is being duplicated. */
  duplicating: number | null;
  /** Null until loaded. */
  postings: Postings['companies'] | null;
  sponsorship: Package | null;
};

const initialState: ActionsState = {
  run: { status: 'idle' },
  duplicating: null,
  postings: null,
  sponsorship: null,
};

const slice = createSlice({
  name: 'recruiterVacancyActions',
  initialState: () => initialState,
  reducers: {
    actionConfirmed(state, { payload }: PayloadAction<{ action: VacancyAction; targets: ActionTarget[] }>) {
      if (state.run.status !== 'working') state.run = { status: 'working', ...payload, done: 0 };
    },
    actionAdvanced(state) {
      if (state.run.status === 'working') state.run.done += 1;
    },
    actionFinished(
      state,
      {
        payload,
      }: PayloadAction<{ action: VacancyAction; succeeded: ActionTarget[]; failed: FailedTarget[] }>,
    ) {
      if (state.run.status === 'working') state.run = { status: 'finished', ...payload };
    },
    /** The result has been read. */
    resultDismissed(state) {
      if (state.run.status === 'finished') state.run = { status: 'idle' };
    },
    duplicateRequested(state, { payload }: PayloadAction<number>) {
      state.duplicating = payload;
    },
    duplicateEnded(state) {
      state.duplicating = null;
    },
    postingsLoaded(state, { payload }: PayloadAction<Postings['companies']>) {
      state.postings = payload;
    },
    sponsorshipLoaded(state, { payload }: PayloadAction<Package | null>) {
      state.sponsorship = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectActionRun: (state) => state.run,
    selectDuplicating: (state) => state.duplicating,
    selectPostings: (state) => state.postings,
    selectSponsorship: (state) => state.sponsorship,
  },
});

export const actionsSlice = slice.injectInto(rootReducer);
export const {
  actionConfirmed,
  actionAdvanced,
  actionFinished,
  resultDismissed,
  duplicateRequested,
  duplicateEnded,
  postingsLoaded,
  sponsorshipLoaded,
} = slice.actions;
export const { selectActionRun, selectDuplicating, selectPostings, selectSponsorship } =
  actionsSlice.selectors;
