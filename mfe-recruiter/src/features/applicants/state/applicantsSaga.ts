import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { failWith, whileSignedIn } from '@cpa/shared/store';
import { delay, fork, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { applicationStatusesChanged } from '../../../realtime/realtimeEvents.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { events, selectApplicant, selectFreshIds } from './applicantsSlice.ts';
import { statusesChanged } from './moveEvents.ts';
import { selectMoving } from './movesSlice.ts';
import { createRefreshLists } from './refreshLists.ts';
import { refetchOnChange } from './refetchOnChange.ts';

/** Time in milliseconds for which a card that arrived or was moved by a colleague is marked. */
const FRESH_MS = 2500;

type VacancyOpened = ReturnType<typeof events.vacancyOpened>;

export function createApplicantsSaga(api: ApplicantsApi, toasts: Toasts) {
  return function* applicantsSaga() {
    yield* takeLatest(events.allOpened, whileSignedIn(loadAll, failWith(events.allLoadFailed)));
    yield* takeLatest(events.vacancyOpened, whileSignedIn(loadForVacancy, loadForVacancyFailed));
    yield* fork(createRefreshLists(api, toasts));
    yield* takeEvery(applicationStatusesChanged, showChangesOfColleagues);
    yield* takeEvery([events.applicantsArrived, statusesChanged], endFresh);
  };

  function* loadAll() {
    const { applicants } = yield* refetchOnChange(api.all);
    yield* put(events.allLoaded(applicants));
  }

  function* loadForVacancy({ payload: { vacancyId } }: VacancyOpened) {
    yield* put(events.vacancyLoaded(yield* refetchOnChange(() => api.forVacancy(vacancyId))));
  }
}

function* showChangesOfColleagues({ payload }: ReturnType<typeof applicationStatusesChanged>) {
  const moving = yield* select(selectMoving);
  const changes: typeof payload.changes = [];
  for (const change of payload.changes) {
    const known = yield* select(selectApplicant, change.id);
    // An own change is confirmed by its response; its event would only reload the lists again.
    if (!(change.id in moving) && known?.status !== change.status) changes.push(change);
  }
  if (changes.length > 0) yield* put(statusesChanged({ changes, isRemote: true }));
}

function* endFresh() {
  const ids = yield* select(selectFreshIds);
  if (ids.length === 0) return;
  yield* delay(FRESH_MS);
  yield* put(events.freshSeen({ ids }));
}

function* loadForVacancyFailed(error: unknown, { payload: { vacancyId } }: VacancyOpened) {
  yield* put(events.vacancyLoadFailed({ vacancyId, error: toApiErrorData(error) }));
}
