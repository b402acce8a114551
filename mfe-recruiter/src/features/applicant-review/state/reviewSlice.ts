import type { ApplicantListItem, ApplicantReview, StatusMail } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import {
  type ActionReducerMapBuilder,
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { findPosition } from '../model/neighbours.ts';
import { nextStatus } from '../model/stages.ts';
import type { StatusDraft } from '../model/statusDraft.ts';
import { addAnnotationCases, NO_SAVES, type Saves, withUnsavedAnnotations } from './annotationCases.ts';
import * as events from './reviewEvents.ts';

/** Source of a colleague's change: a live event, or the server's refusal to save. */
type Conflict = 'live' | 'refused';

type NoteSave = { isSaving: boolean; hasFailed: boolean };

type ReviewState = {
  /** Responses for other applications are ignored. */
  openId: number | null;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  review: ApplicantReview | null;
  draft: StatusDraft | null;
  isSaving: boolean;
  /** The status changed while the page was open; the history contains the author. */
  conflict: Conflict | null;
  /** In the order in which the list was opened, despite later changes. */
  list: { query: string | null; applicants: ApplicantListItem[] };
  mail: { status: 'closed' | 'loading' | 'loaded' | 'failed'; mail: StatusMail | null };
  resume: { status: 'idle' | 'loading' | 'linked' | 'failed'; url: string | null };
  /** By ID of the note; 0 is the new one. */
  noteSaves: Record<number, NoteSave>;
  ratingSaves: Saves;
  tagSaves: Saves;
};

const NO_SAVE: NoteSave = { isSaving: false, hasFailed: false };

const NOTHING_OPEN = {
  openId: null,
  status: 'idle',
  error: null,
  review: null,
  draft: null,
  isSaving: false,
  conflict: null,
  mail: { status: 'closed', mail: null },
  resume: { status: 'idle', url: null },
  noteSaves: {},
  ratingSaves: NO_SAVES,
  tagSaves: NO_SAVES,
} satisfies Omit<ReviewState, 'list'>;

const initialState: ReviewState = { ...NOTHING_OPEN, list: { query: null, applicants: [] } };

const slice = createSlice({
  name: 'applicantReview',
  initialState,
  reducers: {
    reviewLoaded(state, { payload }: PayloadAction<{ review: ApplicantReview; draft: StatusDraft | null }>) {
      const { review } = payload;
      if (review.id !== state.openId) return;
      state.draft ??= payload.draft ?? newDraft(review);
      showReview(state, review);
    },
    /** A reload while the page is open. It shows a change of a colleague and keeps typed text. */
    reviewRefreshed(state, { payload: review }: PayloadAction<ApplicantReview>) {
      if (review.id !== state.openId || state.isSaving) return;
      const { review: previous, draft } = state;
      const hasMoved = previous !== null && previous.status !== review.status;
      if (hasMoved) state.conflict = 'live';
      if (!draft || (hasMoved && isUntouched(draft, previous))) state.draft = newDraft(review);
      showReview(state, review);
    },
    reviewLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      if (state.review) return;
      state.status = 'failed';
      state.error = payload;
    },
    draftChanged(state, { payload }: PayloadAction<Partial<Omit<StatusDraft, 'id'>>>) {
      if (state.draft) Object.assign(state.draft, payload);
    },
    conflictFound(state, { payload: review }: PayloadAction<ApplicantReview>) {
      if (state.openId !== review.id) return;
      state.conflict = 'refused';
      showReview(state, review);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(events.reviewOpened, (state, { payload }) => {
        if (state.review?.id !== payload.id) Object.assign(state, NOTHING_OPEN, { status: 'loading' });
        state.openId = payload.id;
        // Opening ends the renewal of the link.
        state.resume = { ...state.resume, status: 'idle' };
      })
      .addCase(events.reviewClosed, (state) => {
        state.openId = null;
        state.conflict = null;
        state.list.query = null;
        state.resume = { status: 'idle', url: null };
      })
      .addCase(events.listLoaded, (state, { payload }) => {
        state.list = payload;
      })
      .addCase(signedOut, () => initialState);
    addStatusCases(builder);
    addSideCases(builder);
    addAnnotationCases(builder);
  },
  selectors: {
    selectOpenId: (state) => state.openId,
    selectReview: (state) => state.review,
    selectReviewStatus: (state) => state.status,
    selectReviewError: (state) => state.error,
    selectDraft: (state) => state.draft,
    selectIsSaving: (state) => state.isSaving,
    selectMail: (state) => state.mail,
    selectResume: (state) => state.resume,
    selectNoteSave: (state, noteId: number | null) => state.noteSaves[noteId ?? 0] ?? NO_SAVE,
    selectRatingSaves: (state) => state.ratingSaves,
    selectTagSaves: (state) => state.tagSaves,
    selectListQuery: (state) => state.list.query,
    selectNeighbours: createSelector(
      (state: ReviewState) => state.list.applicants,
      (_: ReviewState, id: number) => id,
      (applicants, id) => {
        const position = findPosition(
          applicants.map((each) => each.id),
          id,
        );
        const find = (other: number | null) => applicants.find((each) => each.id === other) ?? null;
        return position && { ...position, previous: find(position.previousId), next: find(position.nextId) };
      },
    ),
    /** The history entry of a change that was made while the page was open, else null. */
    selectConflict: createSelector(
      (state: ReviewState) => state.conflict,
      (state: ReviewState) => state.review?.history.at(-1),
      (conflict, entry) => (conflict && entry ? { ...entry, isRefused: conflict === 'refused' } : null),
    ),
  },
});

type Builder = ActionReducerMapBuilder<ReviewState>;

function addStatusCases(builder: Builder): void {
  builder
    .addCase(events.statusSubmitted, (state) => {
      state.isSaving = true;
      state.conflict = null;
    })
    .addCase(events.statusSaved, (state, { payload: { id, status } }) => {
      if (state.review?.id !== id) return;
      state.isSaving = false;
      state.review.status = status;
      state.draft = newDraft(state.review);
    })
    .addCase(events.statusSaveFailed, (state, { payload }) => {
      if (state.openId === payload.id) state.isSaving = false;
    })
    .addCase(events.undone, (state, { payload: { id, status } }) => {
      if (state.review?.id !== id) return;
      state.conflict = null;
      state.review.status = status;
      state.review.pending_change = null;
      state.draft = newDraft(state.review);
    });
}

function addSideCases(builder: Builder): void {
  builder
    .addCase(events.mailRequested, (state) => {
      state.mail = { status: 'loading', mail: null };
    })
    .addCase(events.mailLoaded, (state, { payload }) => {
      if (state.mail.status === 'loading') state.mail = { status: 'loaded', mail: payload };
    })
    .addCase(events.mailLoadFailed, (state) => {
      if (state.mail.status === 'loading') state.mail.status = 'failed';
    })
    .addCase(events.mailClosed, (state) => {
      state.mail = { status: 'closed', mail: null };
    })
    .addCase(events.resumeRequested, (state) => {
      state.resume.status = 'loading';
    })
    .addCase(events.resumeLinked, (state, { payload: { id, url } }) => {
      if (state.openId === id) state.resume = { status: 'linked', url };
    })
    .addCase(events.resumeFailed, (state, { payload }) => {
      if (state.openId === payload.id) state.resume.status = 'failed';
    })
    .addCase(events.noteSubmitted, ({ noteSaves }, { payload }) => {
      noteSaves[payload.noteId ?? 0] = { isSaving: true, hasFailed: false };
    })
    .addCase(events.noteSaved, ({ noteSaves, review }, { payload }) => {
      if (review?.id !== payload.id) return;
      delete noteSaves[payload.noteId ?? 0];
      const index = review.notes.findIndex(({ id }) => id === payload.note.id);
      if (index === -1) review.notes.push(payload.note);
      else review.notes[index] = payload.note;
    })
    .addCase(events.noteSaveFailed, ({ noteSaves, openId }, { payload }) => {
      if (openId === payload.id) noteSaves[payload.noteId ?? 0] = { isSaving: false, hasFailed: true };
    })
    .addCase(events.noteRemoved, ({ review }, { payload }) => {
      if (review?.id !== payload.id) return;
      review.notes = review.notes.filter(({ id }) => id !== payload.noteId);
    });
}

function showReview(state: ReviewState, review: ApplicantReview): void {
  state.status = 'loaded';
  state.error = null;
  state.review = withUnsavedAnnotations(state, review);
}

function newDraft({ id, status, email }: ApplicantReview): StatusDraft {
  return { id, status: nextStatus(status), note: '', shouldNotify: email !== null };
}

const isUntouched = ({ status, note }: StatusDraft, review: ApplicantReview): boolean =>
  note === '' && status === nextStatus(review.status);

export const { conflictFound, draftChanged, reviewLoaded, reviewLoadFailed, reviewRefreshed } = slice.actions;
export const {
  selectConflict,
  selectDraft,
  selectIsSaving,
  selectListQuery,
  selectMail,
  selectNeighbours,
  selectNoteSave,
  selectOpenId,
  selectRatingSaves,
  selectResume,
  selectReview,
  selectReviewError,
  selectReviewStatus,
  selectTagSaves,
} = slice.injectInto(rootReducer).selectors;
