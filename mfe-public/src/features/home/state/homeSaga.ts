import { toApiErrorData } from '@cpa/shared/http';
import { safely } from '@cpa/shared/store';
import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { HomeApi } from '../api/homeApi.ts';
import { districtsLoaded, homeLoaded, homeLoadFailed, homeOpened, selectDistricts } from './homeSlice.ts';

export function createHomeSaga(api: HomeApi) {
  return function* homeSaga() {
    yield* takeLatest(homeOpened, safely(loadHome, loadHomeFailed));
    // Districts load after the page. Errors are ignored: the search works without them.
    yield* takeLeading(
      homeLoaded,
      safely(loadDistricts, () => {}),
    );
  };

  function* loadHome({ payload: language }: ReturnType<typeof homeOpened>) {
    const data = yield* call(api.homepageData, language);
    yield* put(homeLoaded({ language, data }));
  }

  function* loadDistricts() {
    const known = yield* select(selectDistricts);
    if (known.length > 0) return;
    const { districts } = yield* call(api.options);
    yield* put(districtsLoaded(districts));
  }
}

function* loadHomeFailed(error: unknown) {
  yield* put(homeLoadFailed(toApiErrorData(error)));
}
