import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { failWith, whileSignedIn } from '@cpa/shared/store';
import { call, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { takeLeadingById } from '../../../status-changes/takeLeadingById.ts';
import { viewFromQuery } from '../../../applicant-list/applicantView.ts';
import { applicantsOfQuery } from '../../../applicant-list/listQuery.ts';
import { findInResumes } from '../../../applicant-list/resumeSearch.ts';
import {
  applicationsAnnotated,
  applicationStatusesChanged,
  conversationChanged,
  eventsMissed,
} from '../../../realtime/realtimeEvents.ts';
import { selectCompanyFilter } from '../../../selected-company/selectedCompany.ts';
import type { ReviewApi } from '../api/reviewApi.ts';
import { draftStorage } from '../model/statusDraft.ts';
import { createAnnotationWorkers } from './annotationWorkers.ts';
import { colleagues } from './colleagues.ts';
import { createLinkResume } from './linkResume.ts';
import * as events from './reviewEvents.ts';
import {
  conflictFound,
  draftChanged,
  reviewLoaded,
  reviewLoadFailed,
  reviewRefreshed,
  selectDraft,
  selectIsSaving,
  selectListQuery,
  selectOpenId,
  selectRatingSaves,
  selectReview,
  selectTagSaves,
} from './reviewSlice.ts';
import { createStatusWorkers } from './statusWorkers.ts';

export function createReviewSaga(api: ReviewApi, toasts: Toasts) {
  const { saveStatus, undoSaga, offerUndoOfPending, previewMail } = createStatusWorkers(api, toasts);
  const { saveAnnotations, saveNote, deleteNote } = createAnnotationWorkers(api, toasts);

  return function* reviewSaga() {
    yield* takeLatest(events.reviewOpened, whileSignedIn(loadReview, failWith(reviewLoadFailed)));
    yield* takeLatest(
      events.reviewOpened,
      whileSignedIn(loadList, () => undefined),
    );
    yield* takeLatest(
      [eventsMissed, events.outdated, events.statusSaved, events.undone, events.reviewOpened],
      whileSignedIn(refresh, () => undefined),
    );
    yield* takeEvery(applicationStatusesChanged, findOutdated);
    yield* takeEvery(applicationsAnnotated, findOutdatedAnnotations);
    yield* takeEvery(conversationChanged, findOutdatedMessages);
    yield* takeLatest(
      [events.resumeRequested, events.reviewOpened, events.reviewClosed, signedOut],
      createLinkResume(api),
    );
    yield* takeLeadingById(events.statusSubmitted, saveStatus);
    yield* fork(undoSaga);
    yield* takeEvery([reviewLoaded, reviewRefreshed, conflictFound], offerUndoOfPending);
    yield* takeLatest([events.mailRequested, events.mailClosed, signedOut], previewMail);
    yield* fork(saveAnnotations);
    yield* fork(colleagues.saga(api));
    yield* takeEvery(events.noteSubmitted, saveNote);
    yield* takeEvery(events.noteDeleted, deleteNote);
    yield* takeEvery([draftChanged, events.statusSaved, events.undone], storeDraft);
    yield* takeEvery(signedOut, forgetDraft);
  };

  function* loadReview({ payload: { id } }: ReturnType<typeof events.reviewOpened>) {
    const review = yield* call(api.review, id);
    const stored = draftStorage.read();
    yield* put(reviewLoaded({ review, draft: stored?.id === id ? stored : null }));
  }

  /** Reloads the open application. While a change is being saved, its end reloads it. */
  function* refresh(event: { type: string }) {
    if (events.reviewOpened.match(event)) return;
    const id = yield* select(selectOpenId);
    if (id === null || (yield* select(selectIsSaving))) return;
    yield* put(reviewRefreshed(yield* call(api.review, id)));
  }

  /** Loads the list that the page was opened from, once per query. */
  function* loadList({ payload: { query } }: ReturnType<typeof events.reviewOpened>) {
    if ((yield* select(selectListQuery)) === query) return;
    const { vacancyId, search } = viewFromQuery(new URLSearchParams(query));
    // If it fails, the list has the applicants found by other fields.
    const matches = findInResumes(api, search).catch(() => []);
    const { applicants } = vacancyId === null ? yield* call(api.all) : yield* call(api.forVacancy, vacancyId);
    const companyId = vacancyId === null ? yield* select(selectCompanyFilter) : null;
    const listed = applicants.filter(({ company_id }) => companyId === null || company_id === companyId);
    const found = new Set(yield* call(() => matches));
    yield* put(events.listLoaded({ query, applicants: applicantsOfQuery(listed, query, found) }));
  }
}

function* findOutdated({ payload: { changes } }: ReturnType<typeof applicationStatusesChanged>) {
  const open = yield* select(selectReview);
  const change = changes.find(({ id }) => id === open?.id);
  if (change && change.status !== open?.status) yield* put(events.outdated({ id: change.id }));
}

function* findOutdatedAnnotations({ payload: { changes } }: ReturnType<typeof applicationsAnnotated>) {
  const open = yield* select(selectReview);
  const change = changes.find(({ id }) => id === open?.id);
  if (!open || !change) return;
  const { rating = open.rating, tags = open.tags } = change;
  const isRatingOutdated = rating !== open.rating && (yield* select(selectRatingSaves)).count === 0;
  const areTagsOutdated =
    tags.join('\n') !== open.tags.join('\n') && (yield* select(selectTagSaves)).count === 0;
  if (isRatingOutdated || areTagsOutdated) yield* put(events.outdated({ id: open.id }));
}

function* storeDraft() {
  draftStorage.write(yield* select(selectDraft));
}

function forgetDraft() {
  draftStorage.write(null);
}

/** The number of unread messages is part of the review. */
function* findOutdatedMessages({ payload: { applicationId } }: ReturnType<typeof conversationChanged>) {
  const open = yield* select(selectReview);
  if (open?.id === applicationId) yield* put(events.outdated({ id: applicationId }));
}
