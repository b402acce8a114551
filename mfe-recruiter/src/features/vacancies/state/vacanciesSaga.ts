import { signedOut } from '@cpa/shared/session';
import { failWith, safely } from '@cpa/shared/store';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { applicationReceived, eventsMissed } from '../../../realtime/realtimeEvents.ts';
import type { VacanciesApi } from '../api/vacanciesApi.ts';
import { listLoaded, listLoadFailed, listOpened, selectVacanciesStatus } from './vacanciesSlice.ts';

export function createVacanciesSaga(api: Pick<VacanciesApi, 'own'>) {
  return function* vacanciesSaga() {
    yield* takeLatest(listOpened, safely(loadList, failWith(listLoadFailed)));
    // The list shows the number of applicants.
    yield* takeLatest(
      [applicationReceived, eventsMissed],
      safely(reloadList, () => undefined),
    );
  };

  function* reloadList() {
    if ((yield* select(selectVacanciesStatus)) === 'loaded') yield* call(loadList);
  }

  function* loadList() {
    // A response that arrives after sign-out must not reach the next user.
    const { response } = yield* race({ response: call(api.own), cancelled: take(signedOut) });
    if (response) yield* put(listLoaded(response.vacancies));
  }
}
