import { toApiErrorData } from '@cpa/shared/http';
import { profileLoaded, selectProfile, signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { all, call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { PlanSetupApi } from '../api/planSetupApi.ts';
import {
  selectPlanSetup,
  setupLoaded,
  setupLoadFailed,
  setupLoading,
  setupOpened,
} from './planSetupSlice.ts';

export function createPlanSetupSaga(api: PlanSetupApi) {
  return function* planSetupSaga() {
    yield* takeLatest(setupOpened, safely(load, loadFailed));
    // The page is public: the profile may arrive after it has opened.
    yield* takeLatest(profileLoaded, safely(loadFirst, loadFailed));
  };

  function* loadFirst() {
    if ((yield* select(selectPlanSetup)).status === 'idle') yield* load();
  }

  function* load() {
    const profile = yield* select(selectProfile);
    if (profile?.role !== 'recruiter') return;
    const companyId = profile.companies[0]?.id;
    yield* put(setupLoading());
    const { loaded } = yield* race({
      loaded: all({
        vacancies: call(api.vacancies),
        postings: call(api.postings),
        company: call(readCompany, companyId),
      }),
      cancelled: take(signedOut),
    });
    if (!loaded) return;
    const { vacancies, postings, company } = loaded;
    const { companies } = postings;
    yield* put(setupLoaded({ vacancies: vacancies.vacancies, postings: companies, company }));
  }

  /** The preview works without it. */
  async function readCompany(id: number | undefined) {
    return id === undefined ? null : await api.company(id).catch(() => null);
  }
}

function* loadFailed(error: unknown) {
  yield* put(setupLoadFailed(toApiErrorData(error)));
}
