import { failureReason, toApiErrorData } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import { safely, whileSignedIn } from '@cpa/shared/store';
import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { RecommendationsApi } from '../api/recommendationsApi.ts';
import { events } from './recommendationsSlice.ts';

export function createRecommendationsSaga(api: RecommendationsApi, toasts: Toasts) {
  return function* recommendationsSaga() {
    yield* takeLatest(events.recommendationsOpened, whileSignedIn(load, loadFailed));
    yield* takeEvery(events.hideRequested, whileSignedIn(hide, failed));
    yield* takeEvery(events.undoRequested, whileSignedIn(undo, failed));
    yield* takeLatest(events.switched, whileSignedIn(turn, failed));
  };

  function* load() {
    yield* put(events.recommendationsLoaded(yield* call(api.list)));
  }

  function* loadFailed(error: unknown) {
    const failure = toApiErrorData(error);
    yield* put(failure.status === 404 ? events.profileNotFound() : events.recommendationsFailed(failure));
  }

  function* hide({ payload }: ReturnType<typeof events.hideRequested>) {
    yield* call(api.hide, payload);
  }

  function* undo({ payload }: ReturnType<typeof events.undoRequested>) {
    yield* call(api.unhide, payload);
  }

  function* turn({ payload: isOn }: ReturnType<typeof events.switched>) {
    yield* call(api.switch, isOn);
    yield* call(safely(load, loadFailed));
  }

  /** Shows the error and the state of the server. */
  function* failed(error: unknown) {
    toasts.error({
      title: toastText('toast.applicantUpdateFailed'),
      description: failureReason(toApiErrorData(error)),
    });
    yield* put(events.changeFailed());
    yield* put(events.recommendationsOpened());
  }
}
