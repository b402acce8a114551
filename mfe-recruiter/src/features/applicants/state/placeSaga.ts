import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { actionChannel, call, put, take } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ApplicantsApi } from '../api/applicantsApi.ts';
import { placeEnded, placeRequested } from './moveEvents.ts';

/** Stores new places of cards in their columns one after another, in the order of the clicks. */
export function createPlaceSaga(api: ApplicantsApi, toasts: Toasts) {
  return function* placeSaga() {
    const requests = yield* actionChannel(placeRequested);
    for (;;) {
      const { payload } = yield* take(requests);
      const { id, status, place } = payload;
      try {
        const placed = yield* call(api.place, id, { above: place.above, below: place.below });
        yield* put(placeEnded({ id, status, placed }));
      } catch (error) {
        yield* put(placeEnded({ id, status, placed: null }));
        toasts.error(failureNotice(toApiErrorData(error), text('moves.notPlaced')));
      }
    }
  };
}
