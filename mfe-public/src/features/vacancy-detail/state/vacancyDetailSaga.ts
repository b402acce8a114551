import { toApiErrorData } from '@cpa/shared/http';
import { abortable, safely } from '@cpa/shared/store';
import { cancelled, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { VacancyDetailApi } from '../api/vacancyDetailApi.ts';
import { events, selectVacancyRecord } from './vacancyDetailSlice.ts';

/** Cache TTL in milliseconds. */
const CACHE_TTL_MS = 60_000;

type Opened = ReturnType<typeof events.vacancyOpened>;
type Prefetched = ReturnType<typeof events.vacancyPrefetched>;

export function createVacancyDetailSaga(api: VacancyDetailApi) {
  return function* vacancyDetailSaga() {
    yield* takeLatest(events.vacancyOpened, safely(open, loadFailed));
    yield* takeEvery(events.vacancyPrefetched, safely(prefetch, loadFailed));
  };

  /** Shows a prefetched vacancy at once, but requests it again, because a prefetch does not count as a view. */
  function* open({ payload: { id, at } }: Opened) {
    const early = yield* select(selectVacancyRecord, id);
    if (early?.status === 'loading') yield* take(isEndOf(id));
    const known = yield* select(selectVacancyRecord, id);
    const isSeen = known?.status === 'loaded' && !known.isPrefetch;
    if (!isSeen || at - known.loadedAt >= CACHE_TTL_MS) yield* load(id, false);
  }

  function* prefetch({ payload: { id, at } }: Prefetched) {
    const known = yield* select(selectVacancyRecord, id);
    if (known?.status === 'loading') return;
    if (known?.status === 'loaded' && at - known.loadedAt < CACHE_TTL_MS) return;
    yield* load(id, true);
  }

  function* load(id: number, isPrefetch: boolean) {
    try {
      yield* put(events.vacancyLoadStarted({ id }));
      yield* put(
        events.vacancyLoaded(yield* abortable((signal) => api.byId(id, { isPrefetch, signal })), isPrefetch),
      );
    } finally {
      if (yield* cancelled()) yield* put(events.vacancyLoadAbandoned({ id }));
    }
  }
}

/** Matches the end of the pending request for a vacancy. */
const isEndOf = (id: number) => (action: unknown) =>
  (events.vacancyLoaded.match(action) && action.payload.vacancy.id === id) ||
  ((events.vacancyLoadFailed.match(action) || events.vacancyLoadAbandoned.match(action)) &&
    action.payload.id === id);

function* loadFailed(error: unknown, { payload: { id } }: Opened | Prefetched) {
  yield* put(events.vacancyLoadFailed({ id, error: toApiErrorData(error) }));
}
