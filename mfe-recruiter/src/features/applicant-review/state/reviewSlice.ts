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
import * as events from './reviewEvents.ts';

type ReviewState = {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  review: ApplicantReview | null;
  draft: StatusDraft | null;
  isSaving: boolean;
  /** The status changed between reading and saving; the history tells who did it. */
  isOutdated: boolean;
  undo: events.UndoableChange | null;
  /** In the order in which the list was opened, whatever changes since. */
  list: { query: string | null; applicants: ApplicantListItem[] };
  mail: { status: 'closed' | 'loading' | 'loaded' | 'failed'; mail: StatusMail | null };
  resume: { status: 'idle' | 'loading' | 'linked' | 'failed'; url: string | null };
  note: { isSaving: boolean; error: ApiErrorData | null };
};

const NOTHING_OPEN = {
  status: 'idle',
  error: null,
  review: null,
  draft: null,
  isSaving: false,
  isOutdated: false,
  undo: null,
  mail: { status: 'closed', mail: null },
  resume: { status: 'idle', url: null },
  note: { isSaving: false, error: null },
} satisfies Omit<ReviewState, 'list'>;

const initialState: ReviewState = { ...NOTHING_OPEN, list: { query: null, applicants: [] } };

const slice = createSlice({
  name: 'applicantReview',
  initialState,
  reducers: {
    reviewLoaded(state, { payload }: PayloadAction<{ review: ApplicantReview; draft: StatusDraft | null }>) {
      const { review } = payload;
      state.status = 'loaded';
      state.error = null;
      state.review = review;
      state.draft ??= payload.draft ?? newDraft(review);
      state.undo ??= pendingChange(review);
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
      if (state.review?.id !== review.id) return;
      state.review = review;
      state.isOutdated = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(events.reviewOpened, (state, { payload }) => {
        if (state.review?.id === payload.id) return;
        return { ...NOTHING_OPEN, status: 'loading', list: state.list };
      })
      .addCase(events.listLoaded, (state, { payload }) => {
        state.list = payload;
      })
      .addCase(signedOut, () => initialState);
    addStatusCases(builder);
    addSideCases(builder);
  },
  selectors: {
    selectReview: (state) => state.review,
    selectReviewStatus: (state) => state.status,
    selectReviewError: (state) => state.error,
    selectDraft: (state) => state.draft,
    selectIsSaving: (state) => state.isSaving,
    selectUndo: (state) => state.undo,
    selectMail: (state) => state.mail,
    selectResume: (state) => state.resume,
    selectNote: (state) => state.note,
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
    /** The history entry of a change that was made after the page was loaded; null unless saving was refused. */
    selectConflict: (state) => (state.isOutdated ? (state.review?.history.at(-1) ?? null) : null),
  },
});

type Builder = ActionReducerMapBuilder<ReviewState>;

function addStatusCases(builder: Builder): void {
  builder
    .addCase(events.statusSubmitted, (state) => {
      state.isSaving = true;
      state.isOutdated = false;
    })
    .addCase(events.statusSaved, (state, { payload: { id, status, undo } }) => {
      if (state.review?.id !== id) return;
      state.isSaving = false;
      state.undo = undo;
      state.review.status = status;
      state.draft = newDraft(state.review);
    })
    .addCase(events.statusSaveFailed, (state) => {
      state.isSaving = false;
    })
    .addCase(events.undone, (state, { payload: { id, status } }) => {
      if (state.review?.id !== id) return;
      state.undo = null;
      state.review.status = status;
      state.review.pending_change = null;
      state.draft = newDraft(state.review);
    })
    .addCase(events.undoFailed, (state) => {
      state.undo = null;
    })
    .addCase(events.undoExpired, (state, { payload }) => {
      if (state.undo?.changeId === payload.changeId) state.undo = null;
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
      state.resume = { status: 'loading', url: null };
    })
    .addCase(events.resumeLinked, (state, { payload: { id, url } }) => {
      if (state.review?.id === id) state.resume = { status: 'linked', url };
    })
    .addCase(events.resumeFailed, (state, { payload }) => {
      if (state.review?.id === payload.id) state.resume.status = 'failed';
    })
    .addCase(events.rated, ratingShown)
    .addCase(events.ratingSaved, ratingShown)
    .addCase(events.tagsChanged, tagsShown)
    .addCase(events.tagsSaved, tagsShown)
    .addCase(events.noteSubmitted, (state) => {
      state.note = { isSaving: true, error: null };
    })
    .addCase(events.noteSaved, ({ note, review }, { payload }) => {
      note.isSaving = false;
      if (review?.id !== payload.id) return;
      const index = review.notes.findIndex(({ id }) => id === payload.note.id);
      if (index === -1) review.notes.push(payload.note);
      else review.notes[index] = payload.note;
    })
    .addCase(events.noteSaveFailed, (state, { payload }) => {
      state.note = { isSaving: false, error: payload.error };
    })
    .addCase(events.noteRemoved, ({ review }, { payload }) => {
      if (review?.id !== payload.id) return;
      review.notes = review.notes.filter(({ id }) => id !== payload.noteId);
    });
}

function ratingShown(
  { review }: ReviewState,
  { payload }: { payload: { id: number; rating: number | null } },
): void {
  if (review?.id === payload.id) review.rating = payload.rating;
}

function tagsShown({ review }: ReviewState, { payload }: { payload: { id: number; tags: string[] } }): void {
  if (review?.id === payload.id) review.tags = payload.tags;
}

/** Returns the change that is still pending, as after a reload of the page. */
function pendingChange({ pending_change, status, history }: ApplicantReview): events.UndoableChange | null {
  if (!pending_change) return null;
  const { change_id, effective_at } = pending_change;
  const isNotified = history.at(-1)?.notified ?? false;
  return { changeId: change_id, status, isNotified, endsAt: Date.parse(effective_at) };
}

function newDraft({ id, status, email }: ApplicantReview): StatusDraft {
  return { id, status: nextStatus(status), note: '', shouldNotify: email !== null };
}

export const applicantReviewSlice = slice.injectInto(rootReducer);
export const { conflictFound, draftChanged, reviewLoaded, reviewLoadFailed } = slice.actions;
export const {
  selectConflict,
  selectDraft,
  selectIsSaving,
  selectListQuery,
  selectMail,
  selectNeighbours,
  selectNote,
  selectResume,
  selectReview,
  selectReviewError,
  selectReviewStatus,
  selectUndo,
} = applicantReviewSlice.selectors;
