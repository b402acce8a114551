import type { Locale } from '@cpa/shared/contracts';
import { createResource } from '@cpa/shared/store';
import { fork, put, select, takeLatest } from 'typed-redux-saga';
import type { HomeApi } from '../api/homeApi.ts';

export const home = createResource({
  name: 'publicHome',
  load: (api: HomeApi, language: Locale) => api.homepageData(language),
  isPublic: true,
});

/** Options of the district field. */
export const districts = createResource({
  name: 'publicDistricts',
  load: async (api: HomeApi) => (await api.options()).districts,
  isPublic: true,
});

export function createHomeSaga(api: HomeApi) {
  return function* homeSaga() {
    yield* fork(home.saga(api));
    yield* fork(districts.saga(api));
    // Districts load after the page. Errors are ignored: the search works without them.
    yield* takeLatest(home.loaded, openDistricts);
  };
}

function* openDistricts() {
  const { status } = yield* select(districts.select);
  if (status === 'idle' || status === 'failed') yield* put(districts.opened());
}
