import { toApiErrorData } from '@cpa/shared/http';
import { profileLoaded, selectProfile, signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { all, call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { PlanSetupApi } from '../api/planSetupApi.ts';
import { setupLoaded, setupLoadFailed, setupLoading, setupOpened } from './planSetupSlice.ts';

export function createPlanSetupSaga(api: PlanSetupApi) {
  return function* planSetupSaga() {
    // The page is public: the profile may arrive after it has opened.
    yield* takeLatest([setupOpened, profileLoaded], safely(load, loadFailed));
  };

  function* load() {
    if ((yield* select(selectProfile))?.role !== 'recruiter') return;
    yield* put(setupLoading());
    const { loaded } = yield* race({
      loaded: all({ vacancies: call(api.vacancies), postings: call(api.postings) }),
      cancelled: take(signedOut),
    });
    if (!loaded) return;
    const { vacancies } = loaded.vacancies;
    yield* put(setupLoaded({ vacancies, postings: loaded.postings.companies }));
  }
}

function* loadFailed(error: unknown) {
  yield* put(setupLoadFailed(toApiErrorData(error)));
}
