import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import type { Submission } from '../model/submission.ts';

type SubmissionState = {
  /** The dialog that is open. */
  dialog: 'withdraw' | 'decline' | 'cancel' | null;
  running: Submission['kind'] | null;
  failure: { kind: Submission['kind']; error: ApiErrorData } | null;
  /** Number of successful submissions, for the focus that follows. */
  succeeded: number;
};

const initialState: SubmissionState = { dialog: null, running: null, failure: null, succeeded: 0 };

const slice = createSlice({
  name: 'applicantSubmission',
  initialState,
  reducers: {
    dialogOpened(state, { payload }: PayloadAction<NonNullable<SubmissionState['dialog']>>) {
      state.dialog = payload;
      state.failure = null;
    },
    dialogClosed(state) {
      state.dialog = null;
      state.failure = null;
    },
    submitted(state, { payload }: PayloadAction<Submission>) {
      state.running = payload.kind;
      state.failure = null;
    },
    submissionSucceeded(state) {
      state.running = null;
      state.dialog = null;
      state.succeeded += 1;
    },
    submissionFailed(state, { payload }: PayloadAction<NonNullable<SubmissionState['failure']>>) {
      state.running = null;
      state.failure = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectDialog: ({ dialog }) => dialog,
    selectRunning: ({ running }) => running,
    selectFailure: ({ failure }) => failure,
    selectSucceeded: ({ succeeded }) => succeeded,
  },
});

export const submissionSlice = slice.injectInto(rootReducer);
export const { dialogClosed, dialogOpened, submissionFailed, submissionSucceeded, submitted } = slice.actions;
export const { selectDialog, selectFailure, selectRunning, selectSucceeded } = submissionSlice.selectors;

/** The applicant opens the resume that was sent. */
export const resumeRequested = createAction<{ id: number }>('applicantSubmission/resumeRequested');

/** The applicant saves the calendar file of an interview. */
export const calendarRequested = createAction<{ id: number }>('applicantSubmission/calendarRequested');
