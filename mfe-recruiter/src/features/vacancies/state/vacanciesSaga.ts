import { toApiFailure } from '@cpa/shared/http';
import { applicationReceivedHeard, newsMissed, signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { VacanciesApi } from '../api/vacanciesApi.ts';
import { listLoaded, listLoadFailed, listOpened, selectVacanciesStatus } from './vacanciesSlice.ts';

export function createVacanciesSaga(api: VacanciesApi) {
  return function* vacanciesSaga() {
    yield* takeLatest(listOpened, safely(loadList, loadListFailed));
    // How many applied stands in the list.
    yield* takeLatest(
      [applicationReceivedHeard, newsMissed],
      safely(reloadList, () => undefined),
    );
  };

  function* reloadList() {
    if ((yield* select(selectVacanciesStatus)) === 'loaded') yield* call(loadList);
  }

  function* loadList() {
    // An answer that arrives after sign-out would show one person's data to the next.
    const { answer } = yield* race({ answer: call(api.own), left: take(signedOut) });
    if (answer) yield* put(listLoaded(answer.vacancies));
  }
}

function* loadListFailed(error: unknown) {
  yield* put(listLoadFailed(toApiFailure(error)));
}
