import { failWith, whileSignedIn } from '@cpa/shared/store';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { applicationReceived, eventsMissed } from '../../../realtime/realtimeEvents.ts';
import type { VacanciesApi } from '../api/vacanciesApi.ts';
import { listLoaded, listLoadFailed, listOpened, selectVacanciesStatus } from './vacanciesSlice.ts';

export function createVacanciesSaga(api: Pick<VacanciesApi, 'own'>) {
  return function* vacanciesSaga() {
    yield* takeLatest(listOpened, whileSignedIn(loadList, failWith(listLoadFailed)));
    // The list shows the number of applicants.
    yield* takeLatest(
      [applicationReceived, eventsMissed],
      whileSignedIn(reloadList, () => undefined),
    );
  };

  function* reloadList() {
    if ((yield* select(selectVacanciesStatus)) === 'loaded') yield* call(loadList);
  }

  function* loadList() {
    yield* put(listLoaded((yield* call(api.own)).vacancies));
  }
}
