import { errorText, toApiFailure } from '@cpa/shared/http';
import { type Toasts, toastText } from '@cpa/shared/remote';
import { applicationStatusHeard, newsMissed, signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { ApplicationsApi } from '../api/applicationsApi.ts';
import { keepPins, type PinStorage, readPins } from './pinStorage.ts';
import {
  applicationsLoaded,
  applicationsLoadFailed,
  applicationsOpened,
  pinsRestored,
  pinToggled,
  selectApplicationsStatus,
  selectPinnedVacancyIds,
} from './applicationsSlice.ts';

type Cause = ReturnType<
  typeof applicationsOpened | typeof applicationStatusHeard | typeof newsMissed | typeof signedOut
>;

/** `storage` is asked for when it is needed: a browser may refuse it, and a server has none. */
export function createApplicationsSaga(api: ApplicationsApi, toasts: Toasts, storage: () => PinStorage) {
  return function* applicationsSaga() {
    // signedOut stands here so that an answer still on its way is dropped with the person.
    yield* takeLatest(
      [applicationsOpened, applicationStatusHeard, newsMissed, signedOut],
      safely(load, loadFailed),
    );
    yield* takeEvery(applicationsOpened, safely(restorePins, forgiven));
    yield* takeEvery(pinToggled, safely(keep, forgiven));
  };

  function* load(cause: Cause) {
    if (signedOut.match(cause)) return;
    if ((yield* select(selectApplicationsStatus)) === 'idle') return;
    yield* put(applicationsLoaded(yield* call(api.own)));
  }

  function* loadFailed(error: unknown, cause: Cause) {
    // What is on screen stays there when news of a change cannot be followed.
    const isShown = (yield* select(selectApplicationsStatus)) === 'loaded';
    if (isShown && !applicationsOpened.match(cause)) return;
    const failure = toApiFailure(error);
    yield* put(applicationsLoadFailed(failure));
    toasts.error({ title: toastText('toast.applicationsLoadFailed'), description: errorText(failure) });
  }

  function* restorePins({ payload }: ReturnType<typeof applicationsOpened>) {
    yield* put(pinsRestored(readPins(storage(), payload.personId)));
  }

  function* keep({ payload }: ReturnType<typeof pinToggled>) {
    keepPins(storage(), payload.personId, yield* select(selectPinnedVacancyIds));
  }
}

/** Pins that cannot be read or kept are no reason to trouble anybody. */
function forgiven() {}
