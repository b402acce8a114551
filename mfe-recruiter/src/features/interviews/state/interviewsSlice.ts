import type { Interview, InterviewProposal } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createUndoOffers } from '../../../status-changes/undoOffers.ts';
import { formFrom, type ProposalForm } from '../model/proposalForm.ts';

type InterviewsState = {
  applicationId: number | null;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  interviews: Interview[];
  dialog: 'propose' | 'cancel' | null;
  form: ProposalForm;
  isSaving: boolean;
  saveError: ApiErrorData | null;
  /** Number of saved changes, for the focus that follows. */
  saved: number;
};

const initialState: InterviewsState = {
  applicationId: null,
  status: 'idle',
  error: null,
  interviews: [],
  dialog: null,
  form: formFrom(null),
  isSaving: false,
  saveError: null,
  saved: 0,
};

const slice = createSlice({
  name: 'recruiterInterviews',
  initialState,
  reducers: {
    interviewsOpened(state, { payload }: PayloadAction<{ applicationId: number }>) {
      const isSame = state.applicationId === payload.applicationId && state.status === 'loaded';
      return isSame ? state : { ...initialState, ...payload, status: 'loading', saved: state.saved };
    },
    interviewsLoaded(state, { payload }: PayloadAction<{ applicationId: number; interviews: Interview[] }>) {
      if (state.applicationId !== payload.applicationId) return;
      state.interviews = payload.interviews;
      state.status = 'loaded';
      state.error = null;
    },
    interviewsLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
    /** `form` is stored input that was not sent. */
    proposalOpened(state, { payload }: PayloadAction<{ form: ProposalForm }>) {
      state.dialog = 'propose';
      state.form = payload.form;
      state.saveError = null;
    },
    formChanged(state, { payload }: PayloadAction<ProposalForm>) {
      state.form = payload;
    },
    cancellationOpened(state) {
      state.dialog = 'cancel';
      state.saveError = null;
    },
    dialogClosed(state) {
      state.dialog = null;
    },
    proposalSubmitted(state, _action: PayloadAction<InterviewProposal>) {
      state.isSaving = true;
      state.saveError = null;
    },
    cancellationSubmitted(state, _action: PayloadAction<{ id: number; reason: string }>) {
      state.isSaving = true;
      state.saveError = null;
    },
    /** The interview as saved: a new one, or the latest with its change. */
    saved(state, { payload: interview }: PayloadAction<Interview>) {
      if (interview.application_id !== state.applicationId) return;
      state.interviews = [interview, ...state.interviews.filter(({ id }) => id !== interview.id)];
      state.isSaving = false;
      state.dialog = null;
      state.saved += 1;
    },
    saveFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.isSaving = false;
      state.saveError = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectInterviews: (state): InterviewsState => state },
});

export const events = slice.actions;
export const { selectInterviews } = slice.injectInto(rootReducer).selectors;

/** The latest move of an interview. */
export const moveUndo = createUndoOffers('recruiterInterviewUndo', (_, added) => [added]);

/** A move that was cancelled, undone or has taken effect can no longer be undone. */
export function selectMoveUndo(state: Parameters<typeof selectInterviews>[0]) {
  const [latest] = selectInterviews(state).interviews;
  const offer = moveUndo.selectOffers(state).find(({ id }) => id === latest?.id);
  if (!offer) return null;
  const isUndoing = moveUndo.selectIsUndoing(state, offer.id);
  return isUndoing || latest?.undo_until !== undefined ? offer : null;
}

/** The recruiter wants to propose times; stored input is restored first. */
export const proposalRequested = createAction('recruiterInterviews/proposalRequested');

/** The recruiter saves the calendar file of an interview. */
export const calendarRequested = createAction<{ id: number }>('recruiterInterviews/calendarRequested');
