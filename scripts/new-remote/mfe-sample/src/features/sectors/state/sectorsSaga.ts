import { toApiErrorData } from '@cpa/shared/http';
import { safely } from '@cpa/shared/store';
import { call, put, takeLatest } from 'typed-redux-saga';
import type { SectorsApi } from '../api/sectorsApi.ts';
import { sectorsLoaded, sectorsLoadFailed, sectorsOpened } from './sectorsSlice.ts';

export function createSectorsSaga(api: SectorsApi) {
  return function* sectorsSaga() {
    yield* takeLatest(sectorsOpened, safely(load, loadFailed));
  };

  function* load() {
    const { sectors } = yield* call(api.options);
    yield* put(sectorsLoaded(sectors));
  }
}

function* loadFailed(error: unknown) {
  yield* put(sectorsLoadFailed(toApiErrorData(error)));
}
