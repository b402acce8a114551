import { toApiErrorData } from '@cpa/shared/http';
import { safely } from '@cpa/shared/store';
import { call, put, takeLatest } from 'typed-redux-saga';
import type { PlansApi } from '../api/plansApi.ts';
import { plansLoaded, plansLoadFailed, plansOpened } from './plansSlice.ts';

export function createPlansSaga(api: PlansApi) {
  return function* plansSaga() {
    yield* takeLatest(plansOpened, safely(load, loadFailed));
  };

  function* load() {
    const { packages } = yield* call(api.packages);
    yield* put(plansLoaded(packages));
  }
}

function* loadFailed(error: unknown) {
  yield* put(plansLoadFailed(toApiErrorData(error)));
}
