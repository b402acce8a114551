import { toApiErrorData } from '@cpa/shared/http';
import { safely } from '@cpa/shared/store';
import { put, takeLatest } from 'typed-redux-saga';
import { abortable } from '../../../http/abortable.ts';
import type { CompanyPageApi } from '../api/companyPageApi.ts';
import {
  companyLoaded,
  companyLoadFailed,
  companyOpened,
  companyVacanciesLoaded,
  companyVacanciesLoadFailed,
} from './companyPageSlice.ts';

type Opened = ReturnType<typeof companyOpened>;

export function createCompanyPageSaga(api: CompanyPageApi) {
  return function* companyPageSaga() {
    yield* takeLatest(companyOpened, safely(loadCompany, loadCompanyFailed));
    yield* takeLatest(companyOpened, safely(loadVacancies, loadVacanciesFailed));
  };

  function* loadCompany({ payload: { id } }: Opened) {
    yield* put(companyLoaded(yield* abortable((signal) => api.company(id, signal))));
  }

  function* loadVacancies({ payload }: Opened) {
    const vacancies = yield* abortable((signal) => api.vacancies(payload.id, payload, signal));
    yield* put(companyVacanciesLoaded({ ...payload, vacancies }));
  }
}

function* loadCompanyFailed(error: unknown, { payload: { id } }: Opened) {
  yield* put(companyLoadFailed({ id, failure: toApiErrorData(error) }));
}

function* loadVacanciesFailed(error: unknown, { payload }: Opened) {
  yield* put(companyVacanciesLoadFailed({ ...payload, failure: toApiErrorData(error) }));
}
