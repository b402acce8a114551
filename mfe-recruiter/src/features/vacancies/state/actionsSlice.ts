import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Package, Postings } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import type { VacancyAction } from '../model/likelyAction.ts';

/**
 * Vacancy of a confirmed action. `valid_through` is the new last day, for `extend`; null replaces the one of a published
 * draft by the end of its posting.
 */
export type ActionTarget = { id: number; title: string; valid_through?: string | null };

/** `copyId`: the draft that a duplicated vacancy became. */
export type SucceededTarget = ActionTarget & { copyId?: number };

export type FailedTarget = { target: ActionTarget; error: ApiErrorData };

/** Calls run one after another, so that postings are used in the order that was shown. */
export type ActionRun =
  | { status: 'idle' }
  | { status: 'working'; action: VacancyAction; targets: ActionTarget[]; done: number }
  | { status: 'finished'; action: VacancyAction; succeeded: SucceededTarget[]; failed: FailedTarget[] };

type ActionsState = {
  run: ActionRun;
  /** Null until loaded. */
  postings: Postings['companies'] | null;
  sponsorship: Package | null;
};

const initialState: ActionsState = {
  run: { status: 'idle' },
  postings: null,
  sponsorship: null,
};

const slice = createSlice({
  name: 'recruiterVacancyActions',
  initialState: () => initialState,
  reducers: {
    /** The page needs the costs of actions. */
    pageOpened() {},
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
      }: PayloadAction<{ action: VacancyAction; succeeded: SucceededTarget[]; failed: FailedTarget[] }>,
    ) {
      if (state.run.status === 'working') state.run = { status: 'finished', ...payload };
    },
    /** The result has been read. */
    resultDismissed(state) {
      if (state.run.status === 'finished') state.run = { status: 'idle' };
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
    selectPostings: (state) => state.postings,
    selectSponsorship: (state) => state.sponsorship,
  },
});

export const events = slice.actions;
export const { selectActionRun, selectPostings, selectSponsorship } = slice.injectInto(rootReducer).selectors;
