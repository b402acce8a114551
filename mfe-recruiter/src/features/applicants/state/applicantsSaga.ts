import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { openInNewTab } from '@cpa/shared/routing';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import {
  applicationReceived,
  applicationStatusesChanged,
  eventsMissed,
} from '../../../realtime/realtimeEvents.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { reviewLoaded, statusChangeRequested } from './applicantEvents.ts';
import {
  allLoaded,
  allLoadFailed,
  allOpened,
  applicantsArrived,
  freshSeen,
  selectFreshIds,
  vacancyLoaded,
  vacancyLoadFailed,
  vacancyOpened,
} from './applicantsSlice.ts';
import { createChangeStatus } from './changeStatus.ts';
import { statusesChanged } from './moveEvents.ts';
import { selectMoving } from './movesSlice.ts';
import { createRefreshLists } from './refreshLists.ts';
import { createOpenResume } from './openResume.ts';
import { refetchOnStatusChange } from './refetchOnStatusChange.ts';
import { resumeRequested, reviewLoadFailed, reviewOpened } from './reviewSlice.ts';

/** Time in milliseconds for which a card that arrived or was moved by a colleague is marked. */
const FRESH_MS = 2500;

type Opened = ReturnType<typeof allOpened | typeof vacancyOpened | typeof reviewOpened | typeof signedOut>;

/** Each read also takes `signedOut`, which cancels a pending request. */
export function createApplicantsSaga(api: ApplicantsApi, toasts: Toasts, open = openInNewTab) {
  return function* applicantsSaga() {
    yield* takeLatest([allOpened, signedOut], safely(loadAll, loadAllFailed));
    yield* takeLatest([vacancyOpened, signedOut], safely(loadForVacancy, loadForVacancyFailed));
    yield* takeLatest([reviewOpened, signedOut], safely(loadReview, loadReviewFailed));
    yield* takeLatest([applicationReceived, eventsMissed, signedOut], createRefreshLists(api, toasts));
    yield* takeEvery(applicationStatusesChanged, showChangesOfColleagues);
    yield* takeEvery([applicantsArrived, statusesChanged], endFresh);
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

function* showChangesOfColleagues({ payload }: ReturnType<typeof applicationStatusesChanged>) {
  const moving = yield* select(selectMoving);
  const changes = payload.changes.filter(({ id }) => !(id in moving));
  yield* put(statusesChanged({ changes, isRemote: true }));
}

function* endFresh() {
  const ids = yield* select(selectFreshIds);
  if (ids.length === 0) return;
  yield* delay(FRESH_MS);
  yield* put(freshSeen({ ids }));
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
