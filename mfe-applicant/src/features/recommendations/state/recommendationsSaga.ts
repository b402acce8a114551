import { failureReason, toApiErrorData } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { RecommendationsApi } from '../api/recommendationsApi.ts';
import {
  changeFailed,
  hideRequested,
  profileNotFound,
  recommendationsFailed,
  recommendationsLoaded,
  recommendationsOpened,
  switched,
  undoRequested,
} from './recommendationsSlice.ts';

export function createRecommendationsSaga(api: RecommendationsApi, toasts: Toasts) {
  return function* recommendationsSaga() {
    yield* takeLatest([recommendationsOpened, signedOut], safely(load, loadFailed));
    yield* takeEvery(hideRequested, safely(hide, failed));
    yield* takeEvery(undoRequested, safely(undo, failed));
    yield* takeLatest(switched, safely(turn, failed));
  };

  function* load(event: ReturnType<typeof recommendationsOpened | typeof signedOut>) {
    // `signedOut` only cancels a pending request.
    if (recommendationsOpened.match(event)) yield* put(recommendationsLoaded(yield* call(api.list)));
  }

  function* loadFailed(error: unknown) {
    const failure = toApiErrorData(error);
    yield* put(failure.status === 404 ? profileNotFound() : recommendationsFailed(failure));
  }

  function* hide({ payload }: ReturnType<typeof hideRequested>) {
    yield* call(api.hide, payload);
  }

  function* undo({ payload }: ReturnType<typeof undoRequested>) {
    yield* call(api.unhide, payload);
  }

  function* turn({ payload: isOn }: ReturnType<typeof switched>) {
    yield* call(api.switch, isOn);
    yield* put(recommendationsLoaded(yield* call(api.list)));
  }

  /** Shows the error and the state of the server. */
  function* failed(error: unknown) {
    toasts.error({
      title: toastText('toast.applicantUpdateFailed'),
      description: failureReason(toApiErrorData(error)),
    });
    yield* put(changeFailed());
    yield* put(recommendationsOpened());
  }
}
