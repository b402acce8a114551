import {
  profileLoadFailed,
  profileReloadRequested,
  selectProfile,
  selectSessionStatus,
  sessionFound,
  signedOut,
} from '@cpa/shared/session';
import { failWith, safely } from '@cpa/shared/store';
import { call, put, select, take, takeLatest } from 'typed-redux-saga';
import type { SavedApi } from '../../../vacancies/saved/savedApi.ts';
import {
  savedMerged,
  savedMergeFailed,
  savedRequested,
  selectSavedIds,
  selectSavedOwner,
} from '../../../vacancies/saved/savedSlice.ts';
import { savedListLoaded, savedListLoadFailed, savedListOpened, savedListRetried } from './savedListSlice.ts';

export function createSavedListSaga(api: SavedApi) {
  return function* savedListSaga() {
    // After sign-out, the list in this browser is loaded.
    yield* takeLatest([savedListOpened, signedOut], safely(loadList, failWith(savedListLoadFailed)));
    yield* takeLatest(savedListRetried, safely(retry, failWith(savedListLoadFailed)));
  };

  /** Loads the profile again if that is what failed. */
  function* retry() {
    const isKnown = yield* select(selectProfile);
    if (!isKnown && (yield* select(selectSessionStatus)) === 'authenticated')
      yield* put(profileReloadRequested());
    yield* loadList();
  }

  function* loadList() {
    const isReady = yield* waitForOwner();
    if (!isReady) return;
    const owner = yield* select(selectSavedOwner);
    const ids = yield* select(selectSavedIds);
    if (owner !== null) yield* put(savedListLoaded({ vacancies: yield* call(api.list) }));
    else yield* put(savedListLoaded({ vacancies: ids.length > 0 ? yield* call(api.cards, ids) : [] }));
  }

  /** Waits until the owner of the list is known. Returns false if the account's list failed to load. */
  function* waitForOwner() {
    for (;;) {
      const status = yield* select(selectSessionStatus);
      const owner = yield* select(selectSavedOwner);
      if (status === 'unauthenticated' || owner !== null) return true;
      if (status === 'authenticated') yield* put(savedRequested());
      const event = yield* take([savedMerged, savedMergeFailed, sessionFound, profileLoadFailed]);
      if (savedMergeFailed.match(event) || profileLoadFailed.match(event)) {
        yield* put(savedListLoadFailed(event.payload));
        return false;
      }
    }
  }
}
