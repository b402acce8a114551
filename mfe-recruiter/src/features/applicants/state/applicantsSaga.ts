import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { openInNewTab } from '@cpa/shared/routing';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { applicationReceived, eventsMissed } from '../../../realtime/realtimeEvents.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { reviewLoaded, statusChangeRequested } from './applicantEvents.ts';
import {
  allLoaded,
  allLoadFailed,
  allOpened,
  vacancyLoaded,
  vacancyLoadFailed,
  vacancyOpened,
} from './applicantsSlice.ts';
import { createChangeStatus } from './changeStatus.ts';
import { createRefreshLists } from './refreshLists.ts';
import { createOpenResume } from './openResume.ts';
import { refetchOnStatusChange } from './refetchOnStatusChange.ts';
import { resumeRequested, reviewLoadFailed, reviewOpened } from './reviewSlice.ts';

type Opened = ReturnType<typeof allOpened | typeof vacancyOpened | typeof reviewOpened | typeof signedOut>;

/** Each read also takes `signedOut`, which cancels a pending request. */
export function createApplicantsSaga(api: ApplicantsApi, toasts: Toasts, open = openInNewTab) {
  return function* applicantsSaga() {
    yield* takeLatest([allOpened, signedOut], safely(loadAll, loadAllFailed));
    yield* takeLatest([vacancyOpened, signedOut], safely(loadForVacancy, loadForVacancyFailed));
    yield* takeLatest([reviewOpened, signedOut], safely(loadReview, loadReviewFailed));
    yield* takeLatest([applicationReceived, eventsMissed, signedOut], createRefreshLists(api));
    yield* takeLeading(resumeRequested, createOpenResume(api, toasts, open));
    yield* takeEvery(statusChangeRequested, createChangeStatus(api, toasts));
  };

  function* loadAll(event: Opened) {
    if (!allOpened.match(event)) return;
    const { applicants } = yield* refetchOnStatusChange(api.all);
    yield* put(allLoaded(applicants));
  }

  function* loadForVacancy(event: Opened) {
    if (!vacancyOpened.match(event)) return;
    const { vacancyId } = event.payload;
    yield* put(vacancyLoaded(yield* refetchOnStatusChange(() => api.forVacancy(vacancyId))));
  }

  function* loadReview(event: Opened) {
    if (!reviewOpened.match(event)) return;
    const { id } = event.payload;
    yield* put(reviewLoaded(yield* refetchOnStatusChange(() => api.review(id))));
  }
}

function* loadAllFailed(error: unknown) {
  yield* put(allLoadFailed(toApiErrorData(error)));
}

function* loadForVacancyFailed(error: unknown, event: Opened) {
  if (!vacancyOpened.match(event)) return;
  yield* put(vacancyLoadFailed({ vacancyId: event.payload.vacancyId, error: toApiErrorData(error) }));
}

function* loadReviewFailed(error: unknown) {
  yield* put(reviewLoadFailed(toApiErrorData(error)));
}
