import { toApiFailure } from '@cpa/shared/http';
import { safely } from '@cpa/shared/store';
import { cancelled, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { abortable } from '../../../requests/abortable.ts';
import type { VacancyDetailApi } from '../api/vacancyDetailApi.ts';
import {
  selectVacancyRecord,
  vacancyHinted,
  vacancyLoadAbandoned,
  vacancyLoaded,
  vacancyLoadFailed,
  vacancyLoadStarted,
  vacancyOpened,
} from './vacancyDetailSlice.ts';

/** For so long a vacancy is shown again without being read again, in milliseconds. */
const FRESH_MS = 60_000;

type Wanted = ReturnType<typeof vacancyOpened | typeof vacancyHinted>;

export function createVacancyDetailSaga(api: VacancyDetailApi) {
  return function* vacancyDetailSaga() {
    yield* takeLatest(vacancyOpened, safely(load, loadFailed));
    yield* takeEvery(vacancyHinted, safely(load, loadFailed));
  };

  function* load({ payload: { id, at } }: Wanted) {
    const known = yield* select(selectVacancyRecord, id);
    if (known?.status === 'loading') return;
    if (known?.status === 'loaded' && at - known.loadedAt < FRESH_MS) return;
    try {
      yield* put(vacancyLoadStarted({ id }));
      yield* put(vacancyLoaded(yield* abortable((signal) => api.byId(id, signal))));
    } finally {
      if (yield* cancelled()) yield* put(vacancyLoadAbandoned({ id }));
    }
  }
}

function* loadFailed(error: unknown, { payload: { id } }: Wanted) {
  yield* put(vacancyLoadFailed({ id, failure: toApiFailure(error) }));
}
