import { toApiErrorData } from '@cpa/shared/http';
import { safely } from '@cpa/shared/store';
import { put, takeLatest } from 'typed-redux-saga';
import { abortable } from '../../../http/abortable.ts';
import type { OwnProfileApi } from '../../../own-profile/ownProfileApi.ts';
import {
  applicationOpened,
  ownProfileFailed,
  ownProfileLoaded,
  ownProfileMissing,
} from './ownProfileSlice.ts';

/** Loads the profile each time, because it may have been edited in another tab. */
export function createOwnProfileSaga(api: OwnProfileApi) {
  return function* ownProfileSaga() {
    yield* takeLatest(applicationOpened, safely(load, loadFailed));
  };

  function* load() {
    yield* put(ownProfileLoaded(yield* abortable((signal) => api.ownProfile(signal))));
  }
}

function* loadFailed(error: unknown) {
  const failure = toApiErrorData(error);
  yield* put(failure.status === 404 ? ownProfileMissing() : ownProfileFailed(failure));
}
